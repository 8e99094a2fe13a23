import { ConsentProvider } from '@sanierungsweg/consent';
import { ConsentSettings } from '@sanierungsweg/consent/ui';
import { confirmSaved } from '../layout/Notifications/confirmSaved';
import { consentStore, consentTexts, LEGAL_LINKS } from '../leads/consent';

/** The consent settings within a page (R-CSET). */
export function ConsentChoice() {
  return (
    <ConsentProvider store={consentStore} texts={consentTexts} links={LEGAL_LINKS}>
      <ConsentSettings onSaved={confirmSaved} />
    </ConsentProvider>
  );
}
