import { ConsentEmbed, ConsentGate, ConsentProvider, ConsentScript } from '@sanierungsweg/consent';
import { consentFor, createConsentStore } from '@sanierungsweg/consent/core';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog, ConsentSettings, ConsentSettingsButton } from '@sanierungsweg/consent/ui';
import { LeadWidget } from '@sanierungsweg/lead-widget';
import { Button, ButtonLink } from '@sanierungsweg/ui/button';
import { Dialog } from '@sanierungsweg/ui/dialog';
import { Form } from '@sanierungsweg/ui/form';
import { Link } from '@sanierungsweg/ui/link';
import { MobileMenu, MobileMenuGroup } from '@sanierungsweg/ui/mobile-menu';
import { NavMenu } from '@sanierungsweg/ui/nav-menu';
import { SkipLink } from '@sanierungsweg/ui/skip-link';
import { Tabs } from '@sanierungsweg/ui/tabs';
import { TextField } from '@sanierungsweg/ui/text-field';
import { Toaster } from '@sanierungsweg/ui/toaster';
import { Toggletip } from '@sanierungsweg/ui/toggletip';
import { Tooltip } from '@sanierungsweg/ui/tooltip';
import { createRef } from 'preact';
import { renderToString } from 'preact-render-to-string';

const store = createConsentStore();
const functional = consentFor(store, 'functional');
const links = { privacy: '/datenschutz', imprint: '/impressum' };
const field = createRef<HTMLInputElement>();

const page = (
  <ConsentProvider store={store} texts={de} links={links}>
    <SkipLink href="#inhalt">Zum Inhalt</SkipLink>
    <ConsentBanner />
    <NavMenu id="leistungen" label="Leistungen">
      <Link href="/dach">Dach</Link>
    </NavMenu>
    <MobileMenu id="menu" label="Menü" openLabel="Menü öffnen" closeLabel="Menü schließen">
      <MobileMenuGroup title="Leistungen">
        <Link href="/dach">Dach</Link>
      </MobileMenuGroup>
    </MobileMenu>
    <main id="inhalt" tabIndex={-1}>
      <h1>Musterportal mit Preact</h1>
      <ButtonLink href="/anfrage" variant="cta">
        Angebote anfordern
      </ButtonLink>
      <ConsentGate category="functional" fallback={<p>Karte ausgeblendet</p>}>
        <p>Karte eingeblendet</p>
      </ConsentGate>
      <ConsentEmbed category="functional" title="Karte" src="https://maps.example.org/embed" />
      <ConsentScript category="marketing" src="https://example.org/pixel.js" async />
      <Tooltip content="Als PDF">
        <Button>Herunterladen</Button>
      </Tooltip>
      <p>
        Wir sehen uns die <Toggletip term="Hülle">Dach, Wände, Fenster und Boden.</Toggletip> an.
      </p>
      <Tabs label="Ansichten" items={[{ value: 'eins', label: 'Eins', content: 'Erste Ansicht' }]} />
      <Form errors={[]} errorTitle="Bitte prüfen">
        <TextField ref={field} name="ort" label="Ort" />
      </Form>
      <Dialog open={false} onOpenChange={() => {}} title="Löschen?" closeLabel="Schließen" />
      <LeadWidget title="Anfrage" origin="https://hub.example" integration="abc" consent={functional} />
      <ConsentSettings />
    </main>
    <ConsentSettingsButton />
    <ConsentDialog />
    <Toaster label="Meldungen" closeLabel="Schließen" />
  </ConsentProvider>
);

export const html = renderToString(page);
