import { derived } from './derived';
import { difference, remainder, sameAs, share, sum } from './expression';
import { exampleTotal as facadeTotal } from './facade';
import { heatPumpGrant } from './funding';
import { airWaterPrice } from './heatPumps';
import { architectFee, prefabGarage, solidGarage } from './trades';

/** The building costs of the façade example, on which the architect's fee is calculated. */
export const buildingCosts = derived({
  label: 'Rechenbeispiel: Baukosten (Fassade)',
  unit: 'euro',
  is: sameAs(facadeTotal),
});
export const architectFeeInEuro = derived({
  label: 'Rechenbeispiel: Architektenhonorar',
  unit: 'euro',
  is: share(architectFee, buildingCosts),
});
export const costsWithFee = derived({
  label: 'Rechenbeispiel: Baukosten mit Architektenhonorar',
  unit: 'euro',
  is: sum(buildingCosts, architectFeeInEuro),
});

/** The nearest and the farthest that the two price spans lie apart. */
export const solidGarageExtra = derived({
  label: 'Mehrpreis der massiven Garage',
  unit: 'euro',
  bound: 'about',
  is: difference(solidGarage, prefabGarage),
});

/** An air-water heat pump with the highest rate: the most that anyone gets, and what is left then. */
export const highestHeatPumpGrant = derived({
  label: 'Rechenbeispiel: höchste Förderung einer Luft-Wasser-Wärmepumpe',
  unit: 'euro',
  bound: 'atMost',
  is: share(heatPumpGrant, airWaterPrice),
});
export const lowestHeatPumpShare = derived({
  label: 'Rechenbeispiel: Eigenanteil bei höchster Förderung',
  unit: 'euro',
  bound: 'atLeast',
  is: remainder(heatPumpGrant, airWaterPrice),
});
