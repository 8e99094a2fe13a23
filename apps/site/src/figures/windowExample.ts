import { amount, amountRange, derived } from './figure';
import { exampleCount, examplePayback, exampleTotal, windowGrant } from './windows';

export const examplePerWindow = derived({
  id: 'windowExample.examplePerWindow',
  label: 'Beispiel: Kosten je Fenster',
  unit: 'euro',
  value: amount(exampleTotal) / amount(exampleCount),
  from: [exampleTotal, exampleCount],
});
export const exampleGrant = derived({
  id: 'windowExample.exampleGrant',
  label: 'Beispiel: Zuschuss',
  unit: 'euro',
  value: (amount(exampleTotal) * amount(windowGrant)) / 100,
  from: [exampleTotal, windowGrant],
});
export const exampleOwnShare = derived({
  id: 'windowExample.exampleOwnShare',
  label: 'Beispiel: Eigenanteil nach Zuschuss',
  unit: 'euro',
  value: amount(exampleTotal) - amount(exampleGrant),
  from: [exampleTotal, exampleGrant],
});
/** The yearly saving that the payback implies before the grant: the longer it takes, the less is saved. */
export const impliedSaving = derived({
  id: 'windowExample.impliedSaving',
  label: 'Beispiel: nötige Ersparnis pro Jahr ohne Zuschuss',
  unit: 'euro',
  value: [
    Math.round(amount(exampleTotal) / amountRange(examplePayback)[1]),
    Math.round(amount(exampleTotal) / amountRange(examplePayback)[0]),
  ],
  bound: 'about',
  from: [exampleTotal, examplePayback],
});
