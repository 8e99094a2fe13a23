import type { AnyPage } from '../loadPage';
import { CityPage } from './City/CityPage';
import { CookieSettingsPage } from './CookieSettings/CookieSettingsPage';
import { GuidePage } from './Guide/GuidePage';
import { HomePage } from './Home/HomePage';
import { InfoPage } from './Info/InfoPage';
import { LandingPage } from './Landing/LandingPage';
import { NotFoundPage } from './NotFound/NotFoundPage';
import { PartnerPage } from './Partner/PartnerPage';
import { SearchPage } from './Search/SearchPage';

/** Draws a page by the template that its route names. */
export function PageView({ page }: { page: AnyPage }) {
  switch (page.template) {
    case 'guide':
      return <GuidePage page={page} />;
    case 'city':
      return <CityPage page={page} />;
    case 'landing':
      return <LandingPage page={page} />;
    case 'info':
      return <InfoPage page={page} />;
    case 'home':
      return <HomePage page={page} />;
    case 'search':
      return <SearchPage page={page} />;
    case 'partner':
      return <PartnerPage page={page} />;
    case 'cookieSettings':
      return <CookieSettingsPage page={page} />;
    case 'notFound':
      return <NotFoundPage page={page} />;
  }
}
