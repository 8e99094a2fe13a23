import { ConsentProvider } from '@sanierungsweg/consent';
import { ConsentBanner, ConsentDialog } from '@sanierungsweg/consent/ui';
import { SkipLink } from '@sanierungsweg/ui/skip-link';
import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import { type ReactNode, useEffect } from 'react';
import type { Route } from '../../../routes';
import { consentStore, consentTexts, LEGAL_LINKS } from '../../consent';
import { ANNOUNCER_ID } from '../../navigation/announce';
import { openSearchOnDemand } from '../../search/openSearchOnDemand';
import { explainTermsOnDemand } from '../../terms/explainTermsOnDemand';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { confirmSaved } from '../Notifications/confirmSaved';
import { Notifications } from '../Notifications/Notifications';

/** What every page shares: skip link, consent, header, footer, notifications, announcements. */
export function Layout({ route, children }: { route: Route; children: ReactNode }) {
  useEffect(explainTermsOnDemand, []);
  useEffect(openSearchOnDemand, []);
  return (
    <ConsentProvider store={consentStore} texts={consentTexts} links={LEGAL_LINKS}>
      <SkipLink href="#inhalt">Zum Inhalt springen</SkipLink>
      <ConsentBanner onSaved={confirmSaved} />
      <Header route={route} />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer route={route} />
      <ConsentDialog onSaved={confirmSaved} />
      <Notifications />
      <VisuallyHidden>
        <output id={ANNOUNCER_ID} aria-live="polite" />
      </VisuallyHidden>
    </ConsentProvider>
  );
}
