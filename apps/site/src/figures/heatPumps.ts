import { derived } from './derived';
import { highEnd, lowEnd } from './expression';
import { figure } from './figure';

// Performance and price of six technologies on /neue-waermepumpe; the cost page names other prices for two of them.
export const airWaterCop = figure({
  label: 'COP der Luft-Wasser-Wärmepumpe',
  subject: 'technical',
  unit: 'factor',
  value: [4, 5],
  pages: ['/neue-waermepumpe'],
});
export const airWaterPrice = figure({
  label: 'Kosten der Luft-Wasser-Wärmepumpe',
  subject: 'price',
  unit: 'euro',
  value: [12_000, 18_000],
  pages: ['/neue-waermepumpe', '/waermepumpe-kosten'],
});
export const brineWaterCop = figure({
  label: 'COP der Sole-Wasser-Wärmepumpe',
  subject: 'technical',
  unit: 'factor',
  value: [4.5, 5.5],
  pages: ['/neue-waermepumpe'],
});
export const brineWaterPrice = figure({
  label: 'Kosten der Sole-Wasser-Wärmepumpe',
  subject: 'price',
  unit: 'euro',
  value: [18_000, 25_000],
  pages: ['/neue-waermepumpe'],
});
export const waterWaterCop = figure({
  label: 'COP der Wasser-Wasser-Wärmepumpe',
  subject: 'technical',
  unit: 'factor',
  value: [5, 6],
  pages: ['/neue-waermepumpe'],
});
export const waterWaterPrice = figure({
  label: 'Kosten der Wasser-Wasser-Wärmepumpe',
  subject: 'price',
  unit: 'euro',
  value: [20_000, 28_000],
  pages: ['/neue-waermepumpe'],
});
export const airAirCop = figure({
  label: 'COP der Luft-Luft-Wärmepumpe',
  subject: 'technical',
  unit: 'factor',
  value: [3.5, 4.5],
  pages: ['/neue-waermepumpe'],
});
export const airAirPrice = figure({
  label: 'Kosten der Luft-Luft-Wärmepumpe',
  subject: 'price',
  unit: 'euro',
  value: [8_000, 15_000],
  pages: ['/neue-waermepumpe'],
});
export const hybridCop = figure({
  label: 'COP der Hybrid-Wärmepumpe',
  subject: 'technical',
  unit: 'factor',
  value: [4, 4.8],
  pages: ['/neue-waermepumpe'],
});
export const hybridPrice = figure({
  label: 'Kosten der Hybrid-Wärmepumpe',
  subject: 'price',
  unit: 'euro',
  value: [15_000, 22_000],
  pages: ['/neue-waermepumpe'],
});
export const hotWaterCop = figure({
  label: 'COP der Brauchwasser-Wärmepumpe',
  subject: 'technical',
  unit: 'factor',
  value: [3, 4],
  pages: ['/neue-waermepumpe'],
});
export const hotWaterPrice = figure({
  label: 'Kosten der Brauchwasser-Wärmepumpe',
  subject: 'price',
  unit: 'euro',
  value: [3_000, 6_000],
  pages: ['/neue-waermepumpe'],
});

// Conflict groups H and I: the cost page gives brine and water each other's order.
export const brineWaterPriceCostPage = figure({
  label: 'Kosten der Sole-Wasser-Wärmepumpe',
  subject: 'price',
  unit: 'euro',
  value: [20_000, 30_000],
  pages: ['/waermepumpe-kosten'],
});
export const waterWaterPriceCostPage = figure({
  label: 'Kosten der Wasser-Wasser-Wärmepumpe',
  subject: 'price',
  unit: 'euro',
  value: [18_000, 25_000],
  pages: ['/waermepumpe-kosten'],
});

/** Ends of the air-water range, for worked examples. */
export const airWaterPriceLow = derived({
  label: 'Unteres Ende der Preisspanne Luft-Wasser',
  unit: 'euro',
  is: lowEnd(airWaterPrice),
});
export const airWaterPriceHigh = derived({
  label: 'Oberes Ende der Preisspanne Luft-Wasser',
  unit: 'euro',
  is: highEnd(airWaterPrice),
});
