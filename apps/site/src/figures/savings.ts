import { figure } from './figure';

/** By type, on the pages of the insulation specialists. The parts are not additive: they sum to 70, the whole saves 40. */
export const roofByType = figure({
  label: 'Heizkostenersparnis durch Dachdämmung',
  subject: 'saving',
  unit: 'percent',
  value: 15,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const facadeByType = figure({
  label: 'Heizkostenersparnis durch Fassadendämmung',
  subject: 'saving',
  unit: 'percent',
  value: 25,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const cellarByType = figure({
  label: 'Heizkostenersparnis durch Dämmung der Kellerdecke',
  subject: 'saving',
  unit: 'percent',
  value: 10,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const interiorByType = figure({
  label: 'Heizkostenersparnis durch Innendämmung',
  subject: 'saving',
  unit: 'percent',
  value: 12,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const topCeilingByType = figure({
  label: 'Heizkostenersparnis durch Dämmung der obersten Geschossdecke',
  subject: 'saving',
  unit: 'percent',
  value: 8,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const completeByType = figure({
  label: 'Heizkostenersparnis durch Komplettdämmung',
  subject: 'saving',
  unit: 'percent',
  value: 40,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const insulation = figure({
  label: 'Geringere Heizkosten durch Dämmung',
  subject: 'saving',
  unit: 'percent',
  value: 40,
  bound: 'upTo',
  pages: ['/', '/daemmung'],
});
export const roof = figure({
  label: 'Geringere Heizkosten durch Dachdämmung',
  subject: 'saving',
  unit: 'percent',
  value: 40,
  bound: 'upTo',
  pages: ['/', '/dach'],
});
export const solarPower = figure({
  label: 'Geringere Stromkosten durch Photovoltaik',
  subject: 'saving',
  unit: 'percent',
  value: 80,
  bound: 'upTo',
  pages: ['/', '/photovoltaik'],
});
export const windows = figure({
  label: 'Heizenergieersparnis durch neue Fenster',
  subject: 'saving',
  unit: 'percent',
  value: 20,
  bound: 'upTo',
  pages: ['/', '/fenster-tueren'],
});
export const heating = figure({
  label: 'Niedrigere Heizkosten durch eine neue Heizung',
  subject: 'saving',
  unit: 'percent',
  value: 50,
  bound: 'upTo',
  pages: ['/', '/heizung'],
});
