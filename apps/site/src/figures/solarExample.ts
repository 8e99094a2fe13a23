import { amount, amountRange, derived, type Figure } from './figure';
import {
  largePriceCostPage,
  largeSize,
  mediumPriceCostPage,
  mediumSize,
  payback,
  smallArea,
  smallPrice,
  smallSize,
  smallYield,
} from './photovoltaics';

/** A price span divided by the size, in whole euros per kWp. */
function perPeak(price: Figure, size: Figure): readonly [number, number] {
  const [low, high] = amountRange(price);
  return [Math.round(low / amount(size)), Math.round(high / amount(size))];
}

/** The three sizes have the same yield and the same area per kWp, so one value of each holds for all. */
export const yieldPerPeak = derived({
  id: 'solarExample.yieldPerPeak',
  label: 'Ertrag je Kilowatt Peak',
  unit: 'kilowattHoursPerYear',
  value: amount(smallYield) / amount(smallSize),
  from: [smallYield, smallSize],
});
export const areaPerPeak = derived({
  id: 'solarExample.areaPerPeak',
  label: 'Dachfläche je Kilowatt Peak',
  unit: 'squareMetres',
  value: [amountRange(smallArea)[0] / amount(smallSize), amountRange(smallArea)[1] / amount(smallSize)],
  from: [smallArea, smallSize],
});

export const smallPerPeak = derived({
  id: 'solarExample.smallPerPeak',
  label: 'Preis je Kilowatt Peak einer kleinen Anlage',
  unit: 'euroPerKilowattPeak',
  value: perPeak(smallPrice, smallSize),
  from: [smallPrice, smallSize],
});
export const mediumPerPeak = derived({
  id: 'solarExample.mediumPerPeak',
  label: 'Preis je Kilowatt Peak einer mittleren Anlage',
  unit: 'euroPerKilowattPeak',
  value: perPeak(mediumPriceCostPage, mediumSize),
  from: [mediumPriceCostPage, mediumSize],
});
/** Starts below `pricePerPeak`; the page says so. */
export const largePerPeak = derived({
  id: 'solarExample.largePerPeak',
  label: 'Preis je Kilowatt Peak einer großen Anlage',
  unit: 'euroPerKilowattPeak',
  value: perPeak(largePriceCostPage, largeSize),
  from: [largePriceCostPage, largeSize],
});

/** Worked example: what the medium system at its lower price must bring in a year to pay for itself in time. */
export const mediumPriceLow = derived({
  id: 'solarExample.mediumPriceLow',
  label: 'Rechenbeispiel: unteres Ende der Preisspanne',
  unit: 'euro',
  value: amountRange(mediumPriceCostPage)[0],
  from: [mediumPriceCostPage],
});
export const paybackShort = derived({
  id: 'solarExample.paybackShort',
  label: 'Rechenbeispiel: kurze Amortisation',
  unit: 'years',
  value: amountRange(payback)[0],
  from: [payback],
});
export const paybackLong = derived({
  id: 'solarExample.paybackLong',
  label: 'Rechenbeispiel: lange Amortisation',
  unit: 'years',
  value: amountRange(payback)[1],
  from: [payback],
});
export const yearlyGainShort = derived({
  id: 'solarExample.yearlyGainShort',
  label: 'Rechenbeispiel: nötiger Vorteil bei kurzer Amortisation',
  unit: 'euroPerYear',
  value: Math.round(amount(mediumPriceLow) / amount(paybackShort)),
  from: [mediumPriceLow, paybackShort],
});
export const yearlyGainLong = derived({
  id: 'solarExample.yearlyGainLong',
  label: 'Rechenbeispiel: nötiger Vorteil bei langer Amortisation',
  unit: 'euroPerYear',
  value: Math.round(amount(mediumPriceLow) / amount(paybackLong)),
  from: [mediumPriceLow, paybackLong],
});
