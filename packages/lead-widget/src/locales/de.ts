import type { LeadTexts } from './texts';

/** German, the default. */
export const de: LeadTexts = {
  loading: 'Formular wird geladen …',
  consent: 'Das Formular kommt von einem anderen Anbieter. Verbunden wird erst, wenn Sie zustimmen.',
  once: 'Einmal laden',
  always: 'Immer laden',
  show: 'Formular laden',
  retry: 'Erneut versuchen',
  contact: 'So erreichen Sie uns ohne Formular:',
  phone: 'Telefon',
  email: 'E-Mail',
  noscript: 'Das Formular braucht JavaScript.',
  'blocked-or-unreachable':
    'Formular nicht verfügbar: Der Anbieter ist nicht erreichbar, oder ein Werbeblocker hält es zurück.',
  server: 'Formular nicht verfügbar: Beim Anbieter ist eine Störung.',
  csp: 'Formular nicht verfügbar: Eine Sicherheitsregel dieser Seite hält es zurück.',
  offline: 'Formular nicht verfügbar: Sie sind offline. Es lädt, sobald die Verbindung wieder steht.',
  timeout: 'Formular nicht verfügbar: Der Anbieter antwortet nicht. Wir versuchen es weiter.',
  'not-rendered': 'Formular nicht verfügbar: Es ist nicht erschienen.',
  aborted: 'Formular nicht verfügbar: Das Laden wurde abgebrochen.',
};
