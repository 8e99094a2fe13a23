import type { ComponentType } from 'react';
import type { BakedPage } from '../content/baked';
import { CookieSettingsPage } from './CookieSettings/CookieSettingsPage';
import { HomePage } from './Home/HomePage';
import { NotFoundPage } from './NotFound/NotFoundPage';
import { PartnerPage } from './Partner/PartnerPage';
import { SearchPage } from './Search/SearchPage';

// Each component takes the record of its own page; the route table pairs the two.
type OwnPage = ComponentType<{ page: BakedPage }>;

const draws = <P extends { page: BakedPage }>(component: ComponentType<P>) => component as unknown as OwnPage;

/** Pages with behaviour of their own, by route. */
export const ownPages: Readonly<Record<string, OwnPage>> = {
  '/': draws(HomePage),
  '/handwerkersuche': draws(SearchPage),
  '/als-fachbetrieb-bewerben': draws(PartnerPage),
  '/cookie-einstellungen': draws(CookieSettingsPage),
  '/404': draws(NotFoundPage),
};
