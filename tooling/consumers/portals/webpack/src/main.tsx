import '@sanierungsweg/ui/fonts.css';
import '@sanierungsweg/ui/styles.css';
import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
import { ConsentProvider } from '@sanierungsweg/consent';
import { consentFor, createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { LeadWidget } from '@sanierungsweg/lead-widget';
// The root of the package passes every entry on.
import { Button, Container, Icon, Stack, setIconSprite } from '@sanierungsweg/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

setIconSprite(new URL('@sanierungsweg/ui/sprite.svg', import.meta.url).pathname);

const store = createConsentStore();
const functional = consentFor(store, 'functional');

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
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
            <LeadWidget id="anfrage" origin="" title="Anfrage" integration="swg-home" consent={functional} />
            <footer>
              <ConsentSettingsButton />
            </footer>
          </Stack>
        </Container>
      </main>
      <ConsentDialog />
    </ConsentProvider>
  </StrictMode>,
);
