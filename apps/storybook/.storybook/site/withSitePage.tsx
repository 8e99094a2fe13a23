import type { Decorator, Loader } from '@storybook/react-vite';

/** What a story of the site says about its place there. */
export interface SiteParameters {
  /** Path of a route, with `?plz=` if need be: the story gets route and record as `loaded.route` and `loaded.page`. */
  address: string;
  /** `page` draws header, footer and consent around the story; `section`, the default, only what it needs to run. */
  frame?: 'page' | 'section';
  /** `undecided` shows the consent banner. Default: `rejected`. */
  consent?: 'undecided' | 'rejected';
}

/** The site and its global styles, loaded for its own stories only: components are shown without them. */
export const loadSitePage: Loader = async ({ parameters }) => {
  const site = parameters.site as SiteParameters | undefined;
  if (!site) return {};
  const { SitePage, loadRoute, prepareDocument } = await import('./SitePage');
  prepareDocument(site);
  return { site, SitePage, ...(await loadRoute(site)) };
};

/** Gives a story of the site its record and providers. */
export const withSitePage: Decorator = (Story, { loaded: { SitePage, site, route, page } }) =>
  SitePage ? (
    <SitePage site={site} route={route} page={page}>
      <Story />
    </SitePage>
  ) : (
    <Story />
  );
