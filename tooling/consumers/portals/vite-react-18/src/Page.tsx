import { ConsentProvider } from '@sanierungsweg/consent';
import { consentFor, createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { LeadHubProvider, LeadWidget } from '@sanierungsweg/lead-widget';

const store = createConsentStore();
const functional = consentFor(store, 'functional');

/** The whole portal. */
export function Page() {
  return (
    <ConsentProvider store={store} texts={de} links={{ privacy: '/datenschutz', imprint: '/impressum' }}>
      <ConsentBanner />
      <main>
        <h1>Musterportal</h1>
        <h2>Anfrage</h2>
        <LeadHubProvider origin="" consent={functional} contact={{ phone: '030 1234567' }}>
          <LeadWidget id="anfrage" title="Anfrage" integration="swg-home" reserve={[860, 720]} />
        </LeadHubProvider>
        <footer>
          <ConsentSettingsButton />
        </footer>
      </main>
      <ConsentDialog />
    </ConsentProvider>
  );
}
