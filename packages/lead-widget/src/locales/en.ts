import type { LeadTexts } from './texts';

/** English. */
export const en: LeadTexts = {
  loading: 'Loading the form …',
  'waiting-consent': 'The form loads from another provider once you agree.',
  'waiting-visible': 'The form loads as soon as you touch it.',
  once: 'Load once',
  always: 'Always load',
  show: 'Load the form',
  retry: 'Try again',
  failed: 'The form is not available right now. ',
  'blocked-or-unreachable': 'The provider cannot be reached or is blocked.',
  server: 'The provider has a fault.',
  csp: 'This page does not allow it.',
  offline: 'You are offline. It loads as soon as you are online again.',
  timeout: 'The provider does not answer.',
  'not-rendered': 'The provider does not deliver it.',
};
