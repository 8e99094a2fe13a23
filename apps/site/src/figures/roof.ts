import { figure } from './figure';

export const coveringLifespan = figure({
  id: 'roof.coveringLifespan',
  label: 'Lebensdauer einer Dacheindeckung',
  unit: 'years',
  value: 50,
  pages: ['/dach'],
});
export const solarOnRoof = figure({
  id: 'roof.solarOnRoof',
  label: 'Photovoltaik auf dem Dach',
  unit: 'kilowattPeak',
  value: 20,
  bound: 'upTo',
  pages: ['/dach'],
});
export const feedInYears = figure({
  id: 'roof.feedInYears',
  label: 'Dauer der Einspeisevergütung',
  unit: 'years',
  value: 20,
  pages: ['/dach', '/photovoltaik'],
});
