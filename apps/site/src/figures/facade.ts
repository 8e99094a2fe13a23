import { figure, funding } from './figure';

const PAGES = ['/daemmung-fassade'] as const;

export const compositePrice = figure({
  id: 'facade.compositePrice',
  label: 'Wärmedämmverbundsystem',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [120, 180],
  pages: PAGES,
});
export const ventilatedPrice = figure({
  id: 'facade.ventilatedPrice',
  label: 'Vorgehängte hinterlüftete Fassade',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [180, 280],
  pages: PAGES,
});
export const interiorPrice = figure({
  id: 'facade.interiorPrice',
  label: 'Innendämmung',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [60, 120],
  pages: PAGES,
});
/** “About 30+ years” in the specification. */
export const compositeLifespan = figure({
  id: 'facade.compositeLifespan',
  label: 'Haltbarkeit eines Wärmedämmverbundsystems',
  subject: 'technical',
  unit: 'years',
  value: 30,
  bound: 'plus',
  pages: PAGES,
});
export const uUninsulated = figure({
  id: 'facade.uUninsulated',
  label: 'U-Wert der ungedämmten Außenwand',
  subject: 'technical',
  unit: 'uValue',
  value: 1.4,
  pages: PAGES,
});
export const thickness12 = figure({
  id: 'facade.thickness12',
  label: 'Dämmdicke',
  subject: 'technical',
  unit: 'centimetres',
  value: 12,
  pages: PAGES,
});
export const thickness16 = figure({
  id: 'facade.thickness16',
  label: 'Dämmdicke',
  subject: 'technical',
  unit: 'centimetres',
  value: 16,
  pages: PAGES,
});
export const thickness20 = figure({
  id: 'facade.thickness20',
  label: 'Dämmdicke',
  subject: 'technical',
  unit: 'centimetres',
  value: 20,
  pages: PAGES,
});
export const u12 = figure({
  id: 'facade.u12',
  label: 'U-Wert mit 12 cm Dämmung',
  subject: 'technical',
  unit: 'uValue',
  value: 0.24,
  pages: PAGES,
});
export const u16 = figure({
  id: 'facade.u16',
  label: 'U-Wert mit 16 cm Dämmung',
  subject: 'technical',
  unit: 'uValue',
  value: 0.18,
  pages: PAGES,
});
export const u20 = figure({
  id: 'facade.u20',
  label: 'U-Wert mit 20 cm Dämmung',
  subject: 'technical',
  unit: 'uValue',
  value: 0.15,
  pages: PAGES,
});
export const grantULimit = funding({
  id: 'facade.grantULimit',
  label: 'U-Wert für die Förderung',
  unit: 'uValue',
  value: 0.2,
  fractionDigits: 2,
  bound: 'atMost',
  body: 'bafa',
  pages: PAGES,
});
export const exampleArea = figure({
  id: 'facade.exampleArea',
  label: 'Beispiel: Fassadenfläche',
  subject: 'example',
  unit: 'squareMetres',
  value: 150,
  pages: PAGES,
});
export const exampleTotal = figure({
  id: 'facade.exampleTotal',
  label: 'Beispiel: Gesamtkosten',
  subject: 'example',
  unit: 'euro',
  value: 22_000,
  pages: PAGES,
});
export const exampleGrantRate = funding({
  id: 'facade.exampleGrantRate',
  label: 'Beispiel: Zuschuss',
  unit: 'percent',
  value: 20,
  body: 'bafa',
  pages: PAGES,
});
export const exampleGrant = figure({
  id: 'facade.exampleGrant',
  label: 'Beispiel: Zuschuss in Euro',
  subject: 'example',
  unit: 'euro',
  value: 4_400,
  pages: PAGES,
});
export const exampleOwnShare = figure({
  id: 'facade.exampleOwnShare',
  label: 'Beispiel: Eigenanteil',
  subject: 'example',
  unit: 'euro',
  value: 17_600,
  pages: PAGES,
});
export const exampleSaving = figure({
  id: 'facade.exampleSaving',
  label: 'Beispiel: Ersparnis',
  subject: 'example',
  unit: 'euroPerYear',
  value: 1_050,
  pages: PAGES,
});
export const examplePayback = figure({
  id: 'facade.examplePayback',
  label: 'Beispiel: Amortisation',
  subject: 'example',
  unit: 'years',
  value: 16.8,
  pages: PAGES,
});
