import { amount, derived, type Figure } from './figure';
import { heatPumpGrantCostPage } from './funding';
import { airWaterPriceHigh, airWaterPriceLow } from './heatPumps';

/** The highest grant that the cost page names, on both ends of the price span of an air-water heat pump. */
const grantOn = (price: Figure): number => (amount(price) * amount(heatPumpGrantCostPage)) / 100;

export const lowGrant = derived({
  id: 'heatPumpExample.lowGrant',
  label: 'Rechenbeispiel: höchster Zuschuss auf den unteren Preis',
  unit: 'euro',
  value: grantOn(airWaterPriceLow),
  from: [airWaterPriceLow, heatPumpGrantCostPage],
});
export const lowShare = derived({
  id: 'heatPumpExample.lowShare',
  label: 'Rechenbeispiel: Eigenanteil beim unteren Preis',
  unit: 'euro',
  value: amount(airWaterPriceLow) - amount(lowGrant),
  from: [airWaterPriceLow, lowGrant],
});
export const highGrant = derived({
  id: 'heatPumpExample.highGrant',
  label: 'Rechenbeispiel: höchster Zuschuss auf den oberen Preis',
  unit: 'euro',
  value: grantOn(airWaterPriceHigh),
  from: [airWaterPriceHigh, heatPumpGrantCostPage],
});
export const highShare = derived({
  id: 'heatPumpExample.highShare',
  label: 'Rechenbeispiel: Eigenanteil beim oberen Preis',
  unit: 'euro',
  value: amount(airWaterPriceHigh) - amount(highGrant),
  from: [airWaterPriceHigh, highGrant],
});
