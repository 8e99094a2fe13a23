import { settingsHtml } from '@sanierungsweg/consent/html';
import { consentStore, consentTexts, LEGAL_LINKS } from '../../../browser/consent';

/** The consent settings within a page (R-CSET). Markup that `<consent-settings>` makes work, see attachConsent.ts. */
export function ConsentChoice() {
  const { categories } = consentStore;
  return (
    <div
      // Markup of our own package.
      dangerouslySetInnerHTML={{ __html: settingsHtml({ texts: consentTexts, links: LEGAL_LINKS, categories }) }}
    />
  );
}
