import type { WaitingTexts } from './texts';

/** German: what a form says besides that waits for its visitor. */
export const deWaiting: WaitingTexts = {
  'waiting-consent':
    'Das Formular kommt von einem anderen Anbieter. Er erfährt beim Laden technische Daten wie Ihre IP-Adresse.',
  remembered: ' „Immer laden“ merkt sich Ihr Browser, bis Sie es widerrufen.',
  privacy: 'Datenschutzerklärung',
  'waiting-visible': 'Das Formular lädt, sobald Sie es berühren.',
  once: 'Einmal laden',
  always: 'Immer laden',
  show: 'Formular laden',
  typed: 'Ihre bisherigen Angaben, zum Kopieren:',
};
