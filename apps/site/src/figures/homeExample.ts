import { derived } from './derived';
import { product, sameAs } from './expression';
import { compositePrice, exampleArea } from './facade';
import { assumption } from './figure';
import { airWaterPrice } from './heatPumps';
import { smallPrice, smallSize } from './photovoltaics';
import { plasticPrice } from './windows';

// One house, four measures: what the strip “Was kostet …?” of the home page draws on one axis.

export const windowArea = assumption({
  label: 'Beispiel: Fensterfläche',
  unit: 'squareMetres',
  value: 20,
  pages: ['/'],
});
export const wallArea = derived({
  label: 'Beispiel: Fassadenfläche',
  unit: 'squareMetres',
  is: sameAs(exampleArea),
});
export const facade = derived({
  label: 'Beispiel: Fassade mit Verbundsystem',
  unit: 'euro',
  is: product(compositePrice, exampleArea),
});
export const windows = derived({
  label: 'Beispiel: Kunststofffenster mit Einbau',
  unit: 'euro',
  is: product(plasticPrice, windowArea),
});
export const heatPump = derived({
  label: 'Kosten der Luft-Wasser-Wärmepumpe',
  unit: 'euro',
  is: sameAs(airWaterPrice),
});
export const solarSize = derived({
  label: 'Kleine Solaranlage',
  unit: 'kilowattPeak',
  is: sameAs(smallSize),
});
export const solar = derived({
  label: 'Kosten einer kleinen Solaranlage',
  unit: 'euro',
  is: sameAs(smallPrice),
});
