import type { LeadTexts } from './texts';

/** German, the default. */
export const de: LeadTexts = {
  loading: 'Formular wird geladen …',
  consent: 'Das Formular eines anderen Anbieters lädt, sobald Sie zustimmen.',
  once: 'Einmal laden',
  always: 'Immer laden',
  show: 'Formular laden',
  retry: 'Erneut versuchen',
  failed: 'Formular nicht verfügbar: ',
  'blocked-or-unreachable': 'Der Anbieter ist nicht erreichbar oder wird blockiert.',
  server: 'Der Anbieter hat eine Störung.',
  csp: 'Diese Seite erlaubt es nicht.',
  offline: 'Sie sind offline.',
  timeout: 'Der Anbieter antwortet nicht.',
  'not-rendered': 'Es ist nicht erschienen.',
};
