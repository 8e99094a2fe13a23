import type { ComponentType } from 'react';
import type { Route } from '../../route';
import type { BakedPage } from '../baked';
import { CityPage } from './City/CityPage';
import { CookieSettingsPage } from './CookieSettings/CookieSettingsPage';
import { GuidePage } from './Guide/GuidePage';
import { HomePage } from './Home/HomePage';
import { InfoPage } from './Info/InfoPage';
import { LandingPage } from './Landing/LandingPage';
import { NotFoundPage } from './NotFound/NotFoundPage';
import { PartnerPage } from './Partner/PartnerPage';
import { SearchPage } from './Search/SearchPage';

type PageComponent = ComponentType<{ page: BakedPage }>;

// The route functions make sure that a route's record fits its template; here only the pairing is left.
const draws = <P extends { page: BakedPage }>(component: ComponentType<P>) => component as unknown as PageComponent;

const templates: Readonly<Record<Exclude<Route['template'], 'page'>, PageComponent>> = {
  guide: draws(GuidePage),
  city: draws(CityPage),
  landing: draws(LandingPage),
  info: draws(InfoPage),
};

/** Pages with behaviour of their own, by route. */
const ownPages: Readonly<Record<string, PageComponent>> = {
  '/': draws(HomePage),
  '/handwerkersuche': draws(SearchPage),
  '/als-fachbetrieb-bewerben': draws(PartnerPage),
  '/cookie-einstellungen': draws(CookieSettingsPage),
  '/404': draws(NotFoundPage),
};

export interface PageViewProps {
  route: Route;
  page: BakedPage;
}

/** Draws a page by the template that its route names, or by the component of its own. */
export function PageView({ route, page }: PageViewProps) {
  const Page = route.template === 'page' ? ownPages[route.path] : templates[route.template];
  if (!Page) throw new Error(`site: No component draws ${route.path}. Add it to page/templates/PageView.tsx.`);
  return <Page page={page} />;
}
