import { derived } from './derived';
import { difference, quotient, sameAs, share, sum } from './expression';
import { renovationPlanBonus } from './funding';
import { exampleCount, examplePayback, exampleTotal, grantUwLimitBuilder, windowGrant } from './windows';

/** With the bonus of a renovation plan, which the rate for windows leaves out. */
export const grantWithPlan = derived({
  label: 'Zuschuss für neue Fenster mit Sanierungsfahrplan',
  unit: 'percent',
  is: sum(windowGrant, renovationPlanBonus),
});

export const examplePerWindow = derived({
  label: 'Beispiel: Kosten je Fenster',
  unit: 'euro',
  is: quotient(exampleTotal, exampleCount),
});
export const exampleGrant = derived({
  label: 'Beispiel: Zuschuss',
  unit: 'euro',
  is: share(windowGrant, exampleTotal),
});
export const exampleOwnShare = derived({
  label: 'Beispiel: Eigenanteil nach Zuschuss',
  unit: 'euro',
  is: difference(exampleTotal, exampleGrant),
});
/** The yearly saving that the payback implies before the grant: the longer it takes, the less is saved. */
export const impliedSaving = derived({
  label: 'Beispiel: nötige Ersparnis ohne Zuschuss',
  unit: 'euroPerYear',
  bound: 'about',
  is: quotient(exampleTotal, examplePayback),
  whole: true,
});
/** What the example saves with each of its windows. */
export const savingPerWindow = derived({
  label: 'Beispiel: Ersparnis je Fenster und Jahr',
  unit: 'euro',
  is: quotient(impliedSaving, exampleCount),
});
/** The limit of /fensterbauer where the cost page names it too (conflict group J). */
export const uwElsewhere = derived({
  label: 'Uw-Wert, den die Seite „Fensterbauer“ nennt',
  unit: 'uValue',
  bound: 'atMost',
  is: sameAs(grantUwLimitBuilder),
});
