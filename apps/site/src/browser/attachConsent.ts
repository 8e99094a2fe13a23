import { defineConsentElements } from '@sanierungsweg/consent/element';
import { consentStore, consentTexts, LEGAL_LINKS } from './consent';
import { confirmSaved } from './shell/Notifications/confirmSaved';

/**
 * Makes banner and dialog work, and the buttons that open it.
 * @returns Stops the buttons.
 */
export function attachConsent(): () => void {
  return defineConsentElements({
    store: consentStore,
    texts: consentTexts,
    links: LEGAL_LINKS,
    onSaved: () => confirmSaved(consentStore.getSnapshot()),
  });
}
