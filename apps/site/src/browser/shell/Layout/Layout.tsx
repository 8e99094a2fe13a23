import { SkipLink } from '@sanierungsweg/ui/skip-link';
import { VisuallyHidden } from '@sanierungsweg/ui/visually-hidden';
import { createElement, type ReactNode } from 'react';
import type { Route } from '../../../routes';
import { ANNOUNCER_ID } from '../../navigation/announce';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { Notifications } from '../Notifications/Notifications';

/**
 * What every page shares: skip link, consent, header, footer, notifications, announcements. Drawn in the prerender; in a
 * visitor's browser takeOverFrame.ts makes it work, without React.
 */
export function Layout({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <>
      <SkipLink href="#inhalt">Zum Inhalt springen</SkipLink>
      {createElement('consent-banner')}
      <Header route={route} />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer route={route} />
      {createElement('consent-dialog')}
      <Notifications />
      <VisuallyHidden>
        <output id={ANNOUNCER_ID} aria-live="polite" />
      </VisuallyHidden>
    </>
  );
}
