import { ConsentProvider } from '@sanierungsweg/consent';
import { de } from '@sanierungsweg/consent/locales/de';
import { ConsentBanner, ConsentDialog } from '@sanierungsweg/consent/ui';
import { LeadHubProvider } from '@sanierungsweg/lead-widget';
import { SkipLink } from '@sanierungsweg/ui/skip-link';
import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import { type ReactNode, useEffect } from 'react';
import { consentStore, leadConsent } from '../../leads/consent';
import { consentTexts } from '../../leads/consentTexts';
import { ANNOUNCER_ID } from '../../routing/announce';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { confirmSaved } from '../Notifications/confirmSaved';
import { Notifications } from '../Notifications/Notifications';

const LEGAL_LINKS = { privacy: '/datenschutz', imprint: '/impressum' } as const;

const texts = { ...de, ...consentTexts };

/** What every page shares: skip link, consent, header, footer, notifications, announcements. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return (
    <ConsentProvider store={consentStore} texts={texts} links={LEGAL_LINKS}>
      <LeadHubProvider origin={__LEADS__.origin ?? ''} contact={__OPERATOR__} consent={leadConsent}>
        <SkipLink href="#inhalt">Zum Inhalt springen</SkipLink>
        <ConsentBanner onSaved={confirmSaved} />
        <Header />
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <ConsentDialog onSaved={confirmSaved} />
        <Notifications />
        <VisuallyHidden>
          <output id={ANNOUNCER_ID} aria-live="polite" />
        </VisuallyHidden>
      </LeadHubProvider>
    </ConsentProvider>
  );
}
