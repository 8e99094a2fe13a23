import { figure, funding } from './figure';

const PAGES = ['/daemmung-fassade'] as const;

export const compositePrice = figure({
  label: 'Wärmedämmverbundsystem',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [120, 180],
  pages: PAGES,
});
export const ventilatedPrice = figure({
  label: 'Vorgehängte hinterlüftete Fassade',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [180, 280],
  pages: PAGES,
});
export const interiorPrice = figure({
  label: 'Innendämmung',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [60, 120],
  pages: PAGES,
});
/** “About 30+ years” in the specification. */
export const compositeLifespan = figure({
  label: 'Haltbarkeit eines Wärmedämmverbundsystems',
  subject: 'technical',
  unit: 'years',
  value: 30,
  bound: 'moreThan',
  pages: PAGES,
});
export const uUninsulated = figure({
  label: 'U-Wert der ungedämmten Außenwand',
  subject: 'technical',
  unit: 'uValue',
  value: 1.4,
  pages: PAGES,
});
export const thickness12 = figure({
  label: 'Dämmdicke',
  subject: 'technical',
  unit: 'centimetres',
  value: 12,
  pages: PAGES,
});
export const thickness16 = figure({
  label: 'Dämmdicke',
  subject: 'technical',
  unit: 'centimetres',
  value: 16,
  pages: PAGES,
});
export const thickness20 = figure({
  label: 'Dämmdicke',
  subject: 'technical',
  unit: 'centimetres',
  value: 20,
  pages: PAGES,
});
export const u12 = figure({
  label: 'U-Wert mit 12 cm Dämmung',
  subject: 'technical',
  unit: 'uValue',
  value: 0.24,
  pages: PAGES,
});
export const u16 = figure({
  label: 'U-Wert mit 16 cm Dämmung',
  subject: 'technical',
  unit: 'uValue',
  value: 0.18,
  pages: PAGES,
});
export const u20 = figure({
  label: 'U-Wert mit 20 cm Dämmung',
  subject: 'technical',
  unit: 'uValue',
  value: 0.15,
  pages: PAGES,
});
export const grantULimit = funding({
  label: 'U-Wert für die Förderung',
  unit: 'uValue',
  value: 0.2,
  fractionDigits: 2,
  bound: 'atMost',
  body: 'bafa',
  pages: PAGES,
});
export const exampleArea = figure({
  label: 'Beispiel: Fassadenfläche',
  subject: 'example',
  unit: 'squareMetres',
  value: 150,
  pages: PAGES,
});
export const exampleTotal = figure({
  label: 'Beispiel: Gesamtkosten',
  subject: 'example',
  unit: 'euro',
  value: 22_000,
  pages: PAGES,
});
export const exampleGrantRate = funding({
  label: 'Beispiel: Zuschuss',
  unit: 'percent',
  value: 20,
  body: 'bafa',
  pages: PAGES,
});
export const exampleGrant = figure({
  label: 'Beispiel: Zuschuss in Euro',
  subject: 'example',
  unit: 'euro',
  value: 4_400,
  pages: PAGES,
});
export const exampleOwnShare = figure({
  label: 'Beispiel: Eigenanteil',
  subject: 'example',
  unit: 'euro',
  value: 17_600,
  pages: PAGES,
});
export const exampleSaving = figure({
  label: 'Beispiel: Ersparnis',
  subject: 'example',
  unit: 'euroPerYear',
  value: 1_050,
  pages: PAGES,
});
export const examplePayback = figure({
  label: 'Beispiel: Amortisation',
  subject: 'example',
  unit: 'years',
  value: 16.8,
  pages: PAGES,
});
