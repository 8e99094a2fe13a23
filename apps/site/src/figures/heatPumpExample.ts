import { derived } from './derived';
import { difference, sameAs, share } from './expression';
import { heatPumpGrantCostPage } from './funding';
import { airWaterPriceHigh, airWaterPriceLow } from './heatPumps';

/** The rate of the cost page where the funding page names it too, as the cautious one (D-FIGURES, group A). */
export const cautiousRate = derived({
  label: 'Förderung einer Wärmepumpe, vorsichtig gerechnet',
  unit: 'percent',
  bound: 'upTo',
  is: sameAs(heatPumpGrantCostPage),
});
/** The highest grant that the cost page names, on both ends of the price span of an air-water heat pump. */
export const lowGrant = derived({
  label: 'Rechenbeispiel: höchster Zuschuss auf den unteren Preis',
  unit: 'euro',
  bound: 'atMost',
  is: share(heatPumpGrantCostPage, airWaterPriceLow),
});
export const lowShare = derived({
  label: 'Rechenbeispiel: Eigenanteil beim unteren Preis',
  unit: 'euro',
  bound: 'atLeast',
  is: difference(airWaterPriceLow, lowGrant),
});
export const highGrant = derived({
  label: 'Rechenbeispiel: höchster Zuschuss auf den oberen Preis',
  unit: 'euro',
  bound: 'atMost',
  is: share(heatPumpGrantCostPage, airWaterPriceHigh),
});
export const highShare = derived({
  label: 'Rechenbeispiel: Eigenanteil beim oberen Preis',
  unit: 'euro',
  bound: 'atLeast',
  is: difference(airWaterPriceHigh, highGrant),
});
