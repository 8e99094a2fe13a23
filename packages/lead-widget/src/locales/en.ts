import type { LeadTexts } from './texts';

/** English. */
export const en: LeadTexts = {
  loading: 'Loading the form …',
  consent: 'The form comes from another provider. Nothing is requested until you agree.',
  once: 'Load once',
  always: 'Always load',
  show: 'Load the form',
  retry: 'Try again',
  contact: 'How to reach us without the form:',
  phone: 'Phone',
  email: 'E-mail',
  noscript: 'The form needs JavaScript.',
  'blocked-or-unreachable': 'Form unavailable: the provider cannot be reached, or an ad blocker holds it back.',
  server: 'Form unavailable: the provider has a fault.',
  csp: 'Form unavailable: a security rule of this page holds it back.',
  offline: 'Form unavailable: you are offline. It loads as soon as the connection is back.',
  timeout: 'Form unavailable: the provider does not answer. We keep trying.',
  'not-rendered': 'Form unavailable: it did not appear.',
  aborted: 'Form unavailable: loading was cancelled.',
};
