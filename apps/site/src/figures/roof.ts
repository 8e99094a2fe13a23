import { figure, funding } from './figure';

export const coveringLifespan = figure({
  label: 'Lebensdauer einer Dacheindeckung',
  subject: 'technical',
  unit: 'years',
  value: 50,
  pages: ['/dach'],
});
export const solarOnRoof = figure({
  label: 'Photovoltaik auf dem Dach',
  subject: 'technical',
  unit: 'kilowattPeak',
  value: 20,
  bound: 'upTo',
  pages: ['/dach', '/pv-fachbetrieb'],
});
export const feedInYears = funding({
  label: 'Dauer der Einspeisevergütung',
  unit: 'years',
  value: 20,
  body: 'networkAgency',
  pages: ['/dach', '/photovoltaik'],
});
