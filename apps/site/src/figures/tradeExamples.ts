import { exampleTotal as facadeTotal } from './facade';
import { amount, amountRange, derived } from './figure';
import { heatPumpGrant } from './funding';
import { airWaterPrice } from './heatPumps';
import { architectFee, prefabGarage, solidGarage } from './trades';

const [feeLow, feeHigh] = amountRange(architectFee);
const [prefabLow, prefabHigh] = amountRange(prefabGarage);
const [solidLow, solidHigh] = amountRange(solidGarage);
const [airWaterLow, airWaterHigh] = amountRange(airWaterPrice);

/** The building costs of the façade example, on which the architect's fee is calculated. */
export const buildingCosts = derived({
  id: 'tradeExamples.buildingCosts',
  label: 'Rechenbeispiel: Baukosten (Fassade)',
  unit: 'euro',
  value: amount(facadeTotal),
  from: [facadeTotal],
});
export const architectFeeInEuro = derived({
  id: 'tradeExamples.architectFeeInEuro',
  label: 'Rechenbeispiel: Architektenhonorar',
  unit: 'euro',
  value: [(amount(buildingCosts) * feeLow) / 100, (amount(buildingCosts) * feeHigh) / 100],
  from: [buildingCosts, architectFee],
});
export const costsWithFee = derived({
  id: 'tradeExamples.costsWithFee',
  label: 'Rechenbeispiel: Baukosten mit Architektenhonorar',
  unit: 'euro',
  value: [
    amount(buildingCosts) + amountRange(architectFeeInEuro)[0],
    amount(buildingCosts) + amountRange(architectFeeInEuro)[1],
  ],
  from: [buildingCosts, architectFeeInEuro],
});

/** The nearest and the farthest that the two price spans lie apart. */
export const solidGarageExtra = derived({
  id: 'tradeExamples.solidGarageExtra',
  label: 'Mehrpreis der gemauerten Garage',
  unit: 'euro',
  value: [solidLow - prefabHigh, solidHigh - prefabLow],
  from: [solidGarage, prefabGarage],
});

/** An air-water heat pump with the highest rate: the most that anyone gets, and what is left then. */
export const highestHeatPumpGrant = derived({
  id: 'tradeExamples.highestHeatPumpGrant',
  label: 'Rechenbeispiel: höchste Förderung einer Luft-Wasser-Wärmepumpe',
  unit: 'euro',
  value: [(airWaterLow * amount(heatPumpGrant)) / 100, (airWaterHigh * amount(heatPumpGrant)) / 100],
  bound: 'atMost',
  from: [airWaterPrice, heatPumpGrant],
});
export const lowestHeatPumpShare = derived({
  id: 'tradeExamples.lowestHeatPumpShare',
  label: 'Rechenbeispiel: Eigenanteil bei höchster Förderung',
  unit: 'euro',
  value: [airWaterLow - amountRange(highestHeatPumpGrant)[0], airWaterHigh - amountRange(highestHeatPumpGrant)[1]],
  from: [airWaterPrice, highestHeatPumpGrant],
});
