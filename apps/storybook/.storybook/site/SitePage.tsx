import { ConsentProvider } from '@sanierungsweg/consent';
import { consentStore, consentTexts, LEGAL_LINKS } from '@sanierungsweg/site/src/browser/consent';
import { routeOf } from '@sanierungsweg/site/src/browser/navigation/routeOf';
import { Layout } from '@sanierungsweg/site/src/browser/shell/Layout/Layout';
import { LeadHub, type LeadHubProps } from '@sanierungsweg/site/src/islands/leadHub/LeadHub';
import { tools } from '@sanierungsweg/site/src/islands/tools';
import { CurrentPage } from '@sanierungsweg/site/src/page/currentPage';
import { IslandProvider } from '@sanierungsweg/site/src/page/Island';
import { loadIslands } from '@sanierungsweg/site/src/page/loadIslands';
import { type AnyPage, loadPage } from '@sanierungsweg/site/src/page/page';
import type { Route } from '@sanierungsweg/site/src/routes';
import '@sanierungsweg/consent/settings.css';
import '@sanierungsweg/site/src/styles/styles';
import '@sanierungsweg/site/src/styles/frame.css';
import type { ReactNode } from 'react';
import type { SiteParameters } from './withSitePage';

/** The route of an address and its page. */
export async function loadRoute({ address }: SiteParameters): Promise<{ route: Route; page: AnyPage }> {
  const route = routeOf(address.split('?')[0] ?? '/');
  return { route, page: await loadPage(route) };
}

/** Brings the document to where the story starts: the visitor's decision, and the postcode of the address. */
export function prepareDocument({ address, consent = 'rejected' }: SiteParameters): void {
  consentStore.reset();
  if (consent === 'rejected') consentStore.rejectAll();
  const here = new URL(window.location.href);
  const postcode = new URLSearchParams(address.split('?')[1]).get('plz');
  if (postcode === null) here.searchParams.delete('plz');
  else here.searchParams.set('plz', postcode);
  if (here.href !== window.location.href) history.replaceState(history.state, '', here);
}

/** The form as on the site, but it never reloads the document, which would lead back to the first story. */
function LeadHubOfStory({ lead, ...props }: LeadHubProps) {
  return <LeadHub {...props} lead={{ ...lead, strategy: 'replace' }} />;
}

// Without a renderer of their own, islands are drawn in place.
const drawnInPlace = { components: { ...(await loadIslands()), ...tools, leadHub: LeadHubOfStory } };

export interface SitePageProps {
  site: SiteParameters;
  route: Route;
  page: AnyPage;
  children: ReactNode;
}

/** Record, islands and consent as on the site, with or without the frame of a page. */
export function SitePage({ site, route, page, children }: SitePageProps) {
  return (
    <CurrentPage value={{ route, page }}>
      <IslandProvider value={drawnInPlace}>
        {site.frame === 'page' ? (
          <Layout route={route}>{children}</Layout>
        ) : (
          <ConsentProvider store={consentStore} texts={consentTexts} links={LEGAL_LINKS}>
            {children}
          </ConsentProvider>
        )}
      </IslandProvider>
    </CurrentPage>
  );
}
