export const SOURCES = [
  { value: 'luft', label: 'Luft', content: 'Aus der Luft.' },
  { value: 'erde', label: 'Erde', content: 'Aus der Erde.' },
];

export const COLUMNS = ['Art', { header: 'Preis', align: 'end' as const }];

export const ROWS = [
  ['Dach', 'auf Anfrage'],
  ['Fassade', 'auf Anfrage'],
];
