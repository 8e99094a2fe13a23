import { createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';

/** What every island hands to its provider. */
export const consent = {
  store: createConsentStore(),
  texts: de,
  links: { privacy: '/datenschutz', imprint: '/impressum' },
};
