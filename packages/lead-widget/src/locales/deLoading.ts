import type { LoadingTexts } from './texts';

/** German: what a form says that loads on entry. */
export const deLoading: LoadingTexts = {
  loading: 'Formular wird geladen …',
  retry: 'Erneut versuchen',
  failed: 'Das Formular ist gerade nicht verfügbar. ',
  'blocked-or-unreachable': 'Der Anbieter ist nicht erreichbar oder blockiert.',
  server: 'Der Anbieter hat eine Störung.',
  csp: 'Diese Seite erlaubt es nicht.',
  offline: 'Sie sind offline. Es lädt, sobald Sie wieder online sind.',
  timeout: 'Der Anbieter antwortet nicht.',
  'not-rendered': 'Der Anbieter liefert es nicht.',
  configuration: 'Diese Seite ist falsch eingerichtet.',
};
