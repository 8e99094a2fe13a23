import { consentFor, createConsentStore } from '@sanierungsweg/consent/core';
import * as ways from '../ways';

/** The visitor's consent, one store for banner, settings and forms. No expiry (D-EXPIRY). */
export const consentStore = createConsentStore();

/** What the lead form waits for in the build that asks first (D-CONSENT); undefined in the other. */
export const leadConsent = __LEAD_CONSENT__ === 'functional' ? consentFor(consentStore, 'functional') : undefined;

/** What stands in the form's place meanwhile. */
export const leadTexts = __LEAD_CONSENT__ === 'functional' ? __LEAD_TEXTS__ : undefined;

/** What banner, dialog and settings page say. */
export const consentTexts = __CONSENT_TEXTS__;

/** Pages that banner and settings always link to. */
export const LEGAL_LINKS = { privacy: ways.privacy, imprint: ways.imprint } as const;
