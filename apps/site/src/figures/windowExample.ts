import { amount, derived } from './figure';
import { exampleCount, exampleTotal, windowGrant } from './windows';

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
