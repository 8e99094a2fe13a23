import type { Baked, BakedPage } from '../content/baked';
import type { CityRecord, GuideRecord, InfoRecord, LandingRecord } from '../content/records';
import { ownPages } from '../pages/ownPages';
import type { Route } from '../routing/route';
import { CityPage } from './City/CityPage';
import { GuidePage } from './Guide/GuidePage';
import { InfoPage } from './Info/InfoPage';
import { LandingPage } from './Landing/LandingPage';

export interface PageViewProps {
  route: Route;
  page: BakedPage;
}

/** Draws a page by the template that its route names. The route functions make sure that the record fits. */
export function PageView({ route, page }: PageViewProps) {
  const { record } = page;
  switch (route.template) {
    case 'guide':
      return <GuidePage record={record as Baked<GuideRecord>} />;
    case 'city':
      return <CityPage record={record as Baked<CityRecord>} />;
    case 'landing':
      return <LandingPage record={record as Baked<LandingRecord>} />;
    case 'info':
      return <InfoPage record={record as Baked<InfoRecord>} />;
    case 'page': {
      const OwnPage = ownPages[route.path];
      if (!OwnPage) throw new Error(`site: ${route.path} has no component. Add it to pages/ownPages.ts.`);
      return <OwnPage page={page} />;
    }
  }
}
