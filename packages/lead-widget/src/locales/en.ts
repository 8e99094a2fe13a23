import type { LeadTexts, LoadingTexts } from './texts';

/** English: what a form says that loads on entry. */
export const enLoading: LoadingTexts = {
  loading: 'Loading the form …',
  retry: 'Try again',
  failed: 'The form is not available right now. ',
  'blocked-or-unreachable': 'The provider cannot be reached or is blocked.',
  server: 'The provider has a fault.',
  csp: 'This page does not allow it.',
  offline: 'You are offline. It loads as soon as you are online again.',
  timeout: 'The provider does not answer.',
  'not-rendered': 'The provider does not deliver it.',
  configuration: 'This page is not set up correctly.',
};

/** English. */
export const en: LeadTexts = /* @__PURE__ */ Object.assign({}, enLoading, {
  'waiting-consent':
    'The form comes from another provider, who learns technical data such as your IP address when it loads.',
  remembered: ' Your browser remembers “Always load” until you withdraw it.',
  privacy: 'Privacy policy',
  'waiting-visible': 'The form loads as soon as you touch it.',
  once: 'Load once',
  always: 'Always load',
  show: 'Load the form',
  typed: 'What you had typed, to copy:',
});
