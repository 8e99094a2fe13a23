import { ConsentProvider } from '@sanierungsweg/consent';
import { ConsentSettings } from '@sanierungsweg/consent/ui';
import { consentStore, consentTexts, LEGAL_LINKS } from '../../browser/consent';
import { confirmSaved } from '../../browser/shell/Notifications/confirmSaved';

/** The consent settings within a page (R-CSET). */
export function ConsentChoice() {
  return (
    <ConsentProvider store={consentStore} texts={consentTexts} links={LEGAL_LINKS}>
      <ConsentSettings onSaved={confirmSaved} />
    </ConsentProvider>
  );
}
