import { figure } from './figure';

/** By type, on the pages of the insulation specialists. The parts are not additive: they sum to 70, the whole saves 40. */
export const roofByType = figure({
  id: 'savings.roofByType',
  label: 'Ersparnis durch Dachdämmung',
  unit: 'percent',
  value: 15,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
  conflictsWith: ['savings.roof'],
});
export const facadeByType = figure({
  id: 'savings.facadeByType',
  label: 'Ersparnis durch Fassadendämmung',
  unit: 'percent',
  value: 25,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const cellarByType = figure({
  id: 'savings.cellarByType',
  label: 'Ersparnis durch Dämmung der Kellerdecke',
  unit: 'percent',
  value: 10,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const interiorByType = figure({
  id: 'savings.interiorByType',
  label: 'Ersparnis durch Innendämmung',
  unit: 'percent',
  value: 12,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const topCeilingByType = figure({
  id: 'savings.topCeilingByType',
  label: 'Ersparnis durch Dämmung der obersten Geschossdecke',
  unit: 'percent',
  value: 8,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const completeByType = figure({
  id: 'savings.completeByType',
  label: 'Ersparnis durch Komplettdämmung',
  unit: 'percent',
  value: 40,
  pages: ['/fachbetriebe-daemmung', '/daemmung'],
});
export const insulation = figure({
  id: 'savings.insulation',
  label: 'Geringere Heizkosten durch Dämmung',
  unit: 'percent',
  value: 40,
  bound: 'upTo',
  pages: ['/', '/daemmung'],
});
export const roof = figure({
  id: 'savings.roof',
  label: 'Geringere Heizkosten durch Dachdämmung',
  unit: 'percent',
  value: 40,
  bound: 'upTo',
  pages: ['/', '/dach'],
  conflictsWith: ['savings.roofByType'],
});
export const solarPower = figure({
  id: 'savings.solarPower',
  label: 'Geringere Stromkosten durch Photovoltaik',
  unit: 'percent',
  value: 80,
  bound: 'upTo',
  pages: ['/', '/photovoltaik'],
});
export const windows = figure({
  id: 'savings.windows',
  label: 'Ersparnis durch neue Fenster',
  unit: 'percent',
  value: 20,
  bound: 'upTo',
  pages: ['/', '/fenster-tueren'],
});
export const heating = figure({
  id: 'savings.heating',
  label: 'Niedrigere Heizkosten durch eine neue Heizung',
  unit: 'percent',
  value: 50,
  bound: 'upTo',
  pages: ['/', '/heizung'],
});
