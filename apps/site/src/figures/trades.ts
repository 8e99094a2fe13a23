import { figure } from './figure';

export const architectFee = figure({
  label: 'Architektenhonorar als Anteil der Baukosten',
  subject: 'price',
  unit: 'percent',
  value: [10, 15],
  pages: ['/architekt'],
});
export const prefabGarage = figure({
  label: 'Fertiggarage',
  subject: 'price',
  unit: 'euro',
  value: [3_000, 5_000],
  bound: 'about',
  pages: ['/garage'],
});
export const solidGarage = figure({
  label: 'Massive Garage',
  subject: 'price',
  unit: 'euro',
  value: [8_000, 15_000],
  pages: ['/garage'],
});
