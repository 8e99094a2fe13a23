import { type Figure, figure } from './figure';

const BOTH = ['/photovoltaik-anlage', '/solaranlage-kosten'] as const;

export const smallSize = figure({
  label: 'Kleine Anlage',
  subject: 'technical',
  unit: 'kilowattPeak',
  value: 5,
  pages: BOTH,
});
export const smallPrice = figure({
  label: 'Kosten einer kleinen Anlage',
  subject: 'price',
  unit: 'euro',
  value: [8_000, 12_000],
  pages: BOTH,
});
export const smallYield = figure({
  label: 'Ertrag einer kleinen Anlage',
  subject: 'technical',
  unit: 'kilowattHoursPerYear',
  value: 4_500,
  pages: BOTH,
});
export const smallArea = figure({
  label: 'Dachfläche einer kleinen Anlage',
  subject: 'technical',
  unit: 'squareMetres',
  value: [25, 30],
  pages: BOTH,
});

export const mediumSize = figure({
  label: 'Mittlere Anlage',
  subject: 'technical',
  unit: 'kilowattPeak',
  value: 10,
  pages: BOTH,
});
/** Conflict group F: the cost page starts at 15.000 €. */
export const mediumPrice = figure({
  label: 'Kosten einer mittleren Anlage',
  subject: 'price',
  unit: 'euro',
  value: [14_000, 20_000],
  pages: ['/photovoltaik-anlage'],
});
export const mediumPriceCostPage = figure({
  label: 'Kosten einer mittleren Anlage',
  subject: 'price',
  unit: 'euro',
  value: [15_000, 20_000],
  pages: ['/solaranlage-kosten'],
});
export const mediumYield = figure({
  label: 'Ertrag einer mittleren Anlage',
  subject: 'technical',
  unit: 'kilowattHoursPerYear',
  value: 9_000,
  pages: BOTH,
});
export const mediumArea = figure({
  label: 'Dachfläche einer mittleren Anlage',
  subject: 'technical',
  unit: 'squareMetres',
  value: [50, 60],
  pages: BOTH,
});

export const largeSize = figure({
  label: 'Große Anlage',
  subject: 'technical',
  unit: 'kilowattPeak',
  value: 15,
  pages: BOTH,
});
/** Conflict group G: the cost page starts at 20.000 €. */
export const largePrice = figure({
  label: 'Kosten einer großen Anlage',
  subject: 'price',
  unit: 'euro',
  value: [18_000, 28_000],
  pages: ['/photovoltaik-anlage'],
});
export const largePriceCostPage = figure({
  label: 'Kosten einer großen Anlage',
  subject: 'price',
  unit: 'euro',
  value: [20_000, 28_000],
  pages: ['/solaranlage-kosten'],
});
export const largeYield = figure({
  label: 'Ertrag einer großen Anlage',
  subject: 'technical',
  unit: 'kilowattHoursPerYear',
  value: 13_500,
  pages: BOTH,
});
export const largeArea = figure({
  label: 'Dachfläche einer großen Anlage',
  subject: 'technical',
  unit: 'squareMetres',
  value: [75, 90],
  pages: BOTH,
});

/** The largest system starts below this span per kWp (20.000 € / 15 kWp); the page says so. */
export const pricePerPeak = figure({
  label: 'Preis je Kilowatt Peak',
  subject: 'price',
  unit: 'euroPerKilowattPeak',
  value: [1_400, 2_400],
  pages: ['/solaranlage-kosten'],
});
export const payback = figure({
  label: 'Amortisation einer Photovoltaikanlage',
  subject: 'saving',
  unit: 'years',
  value: [8, 12],
  pages: ['/solaranlage-kosten', '/photovoltaik'],
});
export const moduleWarranty = figure({
  label: 'Garantie auf Solarmodule',
  subject: 'technical',
  unit: 'years',
  value: 25,
  pages: BOTH,
});

// Solar thermal, balcony kits, solar tiles.
export const thermalHotWater = figure({
  label: 'Solarthermie für Warmwasser',
  subject: 'price',
  unit: 'euro',
  value: [3_000, 6_000],
  pages: ['/solarthermie-kosten'],
});
export const thermalCombi = figure({
  label: 'Solarthermie für Warmwasser und Heizung',
  subject: 'price',
  unit: 'euro',
  value: [8_000, 15_000],
  pages: ['/solarthermie-kosten'],
});
export const balconySmall = figure({
  label: 'Balkon-Solaranlage, unterste Preisklasse',
  subject: 'price',
  unit: 'euro',
  value: [400, 600],
  pages: ['/balkon-solaranlage'],
});
export const balconyMedium = figure({
  label: 'Balkon-Solaranlage, mittlere Preisklasse',
  subject: 'price',
  unit: 'euro',
  value: [800, 1_200],
  pages: ['/balkon-solaranlage'],
});
export const balconyLarge = figure({
  label: 'Balkon-Solaranlage, oberste Preisklasse',
  subject: 'price',
  unit: 'euro',
  value: [1_500, 2_500],
  pages: ['/balkon-solaranlage'],
});
export const ceramicTiles = figure({
  label: 'Solardachziegel aus Keramik',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [300, 500],
  pages: ['/solardachziegel'],
});
export const glassTiles = figure({
  label: 'Solardachziegel aus Glas',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [200, 400],
  pages: ['/solardachziegel'],
});

/** The sizes with the prices of one page, smallest first. */
export const sizePrices: Record<'/photovoltaik-anlage' | '/solaranlage-kosten', readonly [Figure, Figure, Figure]> = {
  '/photovoltaik-anlage': [smallPrice, mediumPrice, largePrice],
  '/solaranlage-kosten': [smallPrice, mediumPriceCostPage, largePriceCostPage],
};
