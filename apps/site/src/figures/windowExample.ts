import { derived } from './derived';
import { difference, quotient, share } from './expression';
import { exampleCount, examplePayback, exampleTotal, windowGrant } from './windows';

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
  label: 'Beispiel: nötige Ersparnis pro Jahr ohne Zuschuss',
  unit: 'euro',
  bound: 'about',
  is: quotient(exampleTotal, examplePayback),
  whole: true,
});
