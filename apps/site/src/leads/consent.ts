import { consentFor, createConsentStore } from '@sanierungsweg/consent/core';

/** The visitor's consent, one store for banner, settings and forms. No expiry (D-EXPIRY). */
export const consentStore = createConsentStore();

/** What the lead form waits for in the build that asks first (D-CONSENT); undefined in the other. */
export const leadConsent = __LEAD_CONSENT__ === 'functional' ? consentFor(consentStore, 'functional') : undefined;
