import type { LeadTexts } from './texts';

/** German, the default. */
export const de: LeadTexts = {
  loading: 'Formular wird geladen …',
  'waiting-consent': 'Das Formular eines anderen Anbieters lädt, sobald Sie zustimmen.',
  'waiting-visible': 'Das Formular lädt, sobald Sie es berühren.',
  once: 'Einmal laden',
  always: 'Immer laden',
  show: 'Formular laden',
  retry: 'Erneut versuchen',
  failed: 'Das Formular ist gerade nicht verfügbar. ',
  'blocked-or-unreachable': 'Der Anbieter ist nicht erreichbar oder blockiert.',
  server: 'Der Anbieter hat eine Störung.',
  csp: 'Diese Seite erlaubt es nicht.',
  offline: 'Sie sind offline. Es lädt, sobald Sie wieder online sind.',
  timeout: 'Der Anbieter antwortet nicht.',
  'not-rendered': 'Der Anbieter liefert es nicht.',
};
