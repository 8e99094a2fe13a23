import { derived } from './derived';
import { highEnd, lowEnd, quotient, sameAs } from './expression';
import {
  largePriceCostPage,
  largeSize,
  mediumArea,
  mediumPriceCostPage,
  mediumSize,
  payback,
  smallArea,
  smallPrice,
  smallSize,
  smallYield,
} from './photovoltaics';

/** The three sizes have the same yield and the same area per kWp, so one value of each holds for all. */
export const yieldPerPeak = derived({
  label: 'Ertrag je Kilowatt Peak',
  unit: 'kilowattHoursPerYear',
  is: quotient(smallYield, smallSize),
});
export const areaPerPeak = derived({
  label: 'Dachfläche je Kilowatt Peak',
  unit: 'squareMetres',
  is: quotient(smallArea, smallSize),
});

export const smallPerPeak = derived({
  label: 'Preis je Kilowatt Peak einer kleinen Anlage',
  unit: 'euroPerKilowattPeak',
  is: quotient(smallPrice, smallSize),
  whole: true,
});
export const mediumPerPeak = derived({
  label: 'Preis je Kilowatt Peak einer mittleren Anlage',
  unit: 'euroPerKilowattPeak',
  is: quotient(mediumPriceCostPage, mediumSize),
  whole: true,
});
/** Starts below `pricePerPeak`; the page says so. */
export const largePerPeak = derived({
  label: 'Preis je Kilowatt Peak einer großen Anlage',
  unit: 'euroPerKilowattPeak',
  is: quotient(largePriceCostPage, largeSize),
  whole: true,
});

/** Worked example: what the medium system at its lower price must bring in a year to pay for itself in time. */
export const mediumPriceLow = derived({
  label: 'Rechenbeispiel: unteres Ende der Preisspanne',
  unit: 'euro',
  is: lowEnd(mediumPriceCostPage),
});
export const paybackShort = derived({
  label: 'Rechenbeispiel: kurze Amortisation',
  unit: 'years',
  is: lowEnd(payback),
});
export const yearlyGain = derived({
  label: 'Rechenbeispiel: nötiger Vorteil im Jahr',
  unit: 'euroPerYear',
  is: quotient(mediumPriceLow, payback),
  whole: true,
});
/** The roof that the medium system asks for at most, as the example of the tool. */
export const exampleRoof = derived({
  label: 'Beispiel: freie Dachfläche',
  unit: 'squareMetres',
  is: highEnd(mediumArea),
});
/** The payback of the cost page where the page on systems names it too. */
export const usualPayback = derived({
  label: 'Übliche Amortisation einer Photovoltaikanlage',
  unit: 'years',
  is: sameAs(payback),
});
