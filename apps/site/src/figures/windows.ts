import { figure, funding } from './figure';

export const tripleGlazingUw = figure({
  label: 'Uw-Wert bei Dreifachverglasung',
  subject: 'technical',
  unit: 'uValue',
  value: [0.5, 0.8],
  pages: ['/fensterbauer', '/fenster-tueren'],
});
export const plasticUw = figure({
  label: 'Uw-Wert von Kunststofffenstern',
  subject: 'technical',
  unit: 'uValue',
  value: [0.7, 1],
  pages: ['/fensterbauer', '/fenster-tueren'],
});
export const woodUw = figure({
  label: 'Uw-Wert von Holzfenstern',
  subject: 'technical',
  unit: 'uValue',
  value: [0.6, 0.9],
  pages: ['/fensterbauer', '/fenster-tueren'],
});
export const woodAluUw = figure({
  label: 'Uw-Wert von Holz-Alu-Fenstern',
  subject: 'technical',
  unit: 'uValue',
  value: [0.6, 0.8],
  pages: ['/fensterbauer', '/fenster-tueren'],
});
export const frontDoorUw = figure({
  label: 'U-Wert von Haustüren',
  subject: 'technical',
  unit: 'uValue',
  value: [0.7, 1.2],
  pages: ['/fensterbauer', '/fenster-tueren'],
});
export const roofWindowUw = figure({
  label: 'Uw-Wert von Dachfenstern',
  subject: 'technical',
  unit: 'uValue',
  value: [0.8, 1.1],
  pages: ['/fensterbauer', '/fenster-tueren', '/dach'],
});

export const plasticPrice = figure({
  label: 'Kunststofffenster mit Einbau',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [300, 800],
  pages: ['/fenster-kosten'],
});
export const woodAluPrice = figure({
  label: 'Holz-Alu-Fenster mit Einbau',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [600, 1_200],
  pages: ['/fenster-kosten'],
});
export const woodPrice = figure({
  label: 'Holzfenster mit Einbau',
  subject: 'price',
  unit: 'euroPerSquareMetre',
  value: [400, 900],
  pages: ['/fenster-kosten'],
});
export const windowGrant = funding({
  label: 'Zuschuss für neue Fenster',
  unit: 'percent',
  value: 15,
  body: 'bafa',
  pages: ['/fenster-kosten'],
});
/** The limit that the 15 % are tied to. /fensterbauer names 1,1 (conflict group J). */
export const grantUwLimit = funding({
  label: 'Uw-Wert für den Zuschuss',
  unit: 'uValue',
  value: 0.95,
  bound: 'atMost',
  body: 'bafa',
  pages: ['/fenster-kosten'],
});
export const grantUwLimitBuilder = funding({
  label: 'U-Wert der Fenster für eine Förderung',
  unit: 'uValue',
  value: 1.1,
  bound: 'atMost',
  body: 'bafa',
  pages: ['/fensterbauer'],
});
export const exampleTotal = figure({
  label: 'Beispiel: Kosten aller Fenster',
  subject: 'example',
  unit: 'euro',
  value: 15_000,
  pages: ['/fenster-kosten'],
});
export const exampleCount = figure({
  label: 'Beispiel: Zahl der Fenster',
  subject: 'example',
  unit: 'count',
  value: 20,
  pages: ['/fenster-kosten'],
});
export const examplePayback = figure({
  label: 'Beispiel: Amortisation neuer Fenster',
  subject: 'example',
  unit: 'years',
  value: [16, 25],
  pages: ['/fenster-kosten'],
});
