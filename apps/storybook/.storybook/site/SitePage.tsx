import { LeadHubProvider } from '@sanierungsweg/lead-widget';
import { attachConsent } from '@sanierungsweg/site/src/browser/attachConsent';
import { consentStore } from '@sanierungsweg/site/src/browser/consent';
import { openSearchOnDemand } from '@sanierungsweg/site/src/browser/search/openSearchOnDemand';
import { Layout } from '@sanierungsweg/site/src/browser/shell/Layout/Layout';
import { explainTermsOnDemand } from '@sanierungsweg/site/src/browser/terms/explainTermsOnDemand';
import { LeadHub } from '@sanierungsweg/site/src/islands/leadHub/LeadHub';
import type { LeadHubProps } from '@sanierungsweg/site/src/islands/leadHub/leadHubOptions';
import { CurrentPage } from '@sanierungsweg/site/src/page/currentPage';
import { IslandProvider } from '@sanierungsweg/site/src/page/Island';
import { loadIslands } from '@sanierungsweg/site/src/page/loadIslands';
import { type AnyPage, loadPage } from '@sanierungsweg/site/src/page/loadPage';
import { routeOf } from '@sanierungsweg/site/src/page/routeOf';
import type { Route } from '@sanierungsweg/site/src/routes';
import '@sanierungsweg/consent/settings.css';
import '@sanierungsweg/site/src/styles/styles';
import '@sanierungsweg/site/src/styles/frame.css';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { type PageArgs, PROVIDER } from './pageControls';
import type { SiteParameters } from './siteParameters';

/** The route of an address and its page. */
export async function loadRoute({ address }: SiteParameters): Promise<{ route: Route; page: AnyPage }> {
  const route = routeOf(address.split('?')[0] ?? '/');
  return { route, page: await loadPage(route) };
}

/** Brings the document to where the story starts: the visitor's decision, and the postcode of the address. */
export function prepareDocument({ address, consent }: SiteParameters, decision?: PageArgs['einwilligung']): void {
  consentStore.reset();
  const decided = decision ?? (consent === 'undecided' ? 'offen' : 'abgelehnt');
  if (decided === 'abgelehnt') consentStore.rejectAll();
  if (decided === 'angenommen') consentStore.acceptAll();
  const here = new URL(window.location.href);
  const postcode = new URLSearchParams(address.split('?')[1]).get('plz');
  if (postcode === null) here.searchParams.delete('plz');
  else here.searchParams.set('plz', postcode);
  if (here.href !== window.location.href) history.replaceState(history.state, '', here);
}

const ProviderState = createContext<PageArgs['anbieter']>('bereit');

/** The form as on the site, but it never reloads the document, which would lead back to the first story. */
function LeadHubOfStory({ lead, ...props }: LeadHubProps) {
  const provider = use(ProviderState);
  const { integration = lead.integration, ...settings } = PROVIDER[provider];
  return (
    <LeadHubProvider {...settings}>
      <LeadHub
        key={provider}
        {...props}
        lead={{ ...lead, integration, provider: { ...lead.provider, strategy: 'replace' } }}
      />
    </LeadHubProvider>
  );
}

// Without a renderer of their own, islands are drawn in place.
const drawnInPlace = { components: { ...(await loadIslands()), leadHub: LeadHubOfStory } };

export interface SitePageProps {
  site: SiteParameters;
  route: Route;
  page: AnyPage;
  /** How the provider of the form seems to be. Default: `bereit` */
  provider?: PageArgs['anbieter'];
  children: ReactNode;
}

/** Record, islands and consent as on the site, with or without the frame of a page. */
export function SitePage({ site, route, page, provider = 'bereit', children }: SitePageProps) {
  // As takeOverFrame.ts does; menus and theme switch drawn by React make themselves work.
  useEffect(attachConsent, []);
  useEffect(explainTermsOnDemand, []);
  useEffect(openSearchOnDemand, []);
  return (
    <ProviderState value={provider}>
      <CurrentPage value={{ route, page }}>
        <IslandProvider value={drawnInPlace}>
          {site.frame === 'page' ? <Layout route={route}>{children}</Layout> : children}
        </IslandProvider>
      </CurrentPage>
    </ProviderState>
  );
}
