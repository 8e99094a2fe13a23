import { ConsentProvider } from '@sanierungsweg/consent';
import { consentFor, createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { LeadHubProvider, LeadWidget } from '@sanierungsweg/lead-widget';
import { Button } from '@sanierungsweg/ui/button';
import { Icon, setIconSprite } from '@sanierungsweg/ui/icon';
import { Container, Stack } from '@sanierungsweg/ui/layout';

const store = createConsentStore();
const functional = consentFor(store, 'functional');

/** The whole portal. @param props.sprite address of the file of icons */
export function Page({ sprite }: { sprite: string }) {
  setIconSprite(sprite);
  return (
    <ConsentProvider store={store} texts={de} links={{ privacy: '/datenschutz', imprint: '/impressum' }}>
      <ConsentBanner />
      <main>
        <Container>
          <Stack>
            <h1>Musterportal</h1>
            <p>
              <Button variant="cta">
                <Icon name="arrow-right" /> Angebote anfordern
              </Button>
            </p>
            <h2>Anfrage</h2>
            <LeadHubProvider origin="" consent={functional} contact={{ phone: '030 1234567' }}>
              <LeadWidget id="anfrage" title="Anfrage" integration="swg-home" reserve={[860, 720]} />
            </LeadHubProvider>
            <footer>
              <ConsentSettingsButton />
            </footer>
          </Stack>
        </Container>
      </main>
      <ConsentDialog />
    </ConsentProvider>
  );
}
