import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { pageArgsOf } from './pageControls';
import type { SiteParameters } from './siteParameters';

/** The site and its global styles, loaded for its own stories only: components are shown without them. */
export const loadSitePage: Loader = async ({ parameters, args }) => {
  const site = parameters.site as SiteParameters | undefined;
  if (!site) return {};
  const { SitePage, loadRoute, prepareDocument } = await import('./SitePage');
  prepareDocument(site, pageArgsOf(args).einwilligung);
  return { site, SitePage, ...(await loadRoute(site)) };
};

const THEMES = { leiste: undefined, hell: 'light', dunkel: 'dark' } as const;

/** Sets what the toolbar shows. */
const setToolbar = (globals: object) => addons.getChannel().emit(UPDATE_GLOBALS, { globals });

function Toolbar({ theme, viewport }: { theme: string | undefined; viewport: string | undefined }) {
  useEffect(() => {
    if (theme) setToolbar({ theme });
  }, [theme]);
  useEffect(() => {
    if (viewport) setToolbar({ viewport: { value: viewport, isRotated: false } });
  }, [viewport]);
  return null;
}

/** Hands on to the toolbar what the controls of a page say, so that both show the same. */
export const withPageControls: Decorator = (Story, { args }) => {
  const { erscheinungsbild = 'leiste', breite = 'leiste' } = pageArgsOf(args);
  return (
    <>
      <Toolbar theme={THEMES[erscheinungsbild]} viewport={breite === 'leiste' ? undefined : breite} />
      <Story />
    </>
  );
};

/** Gives a story of the site its record and providers. */
export const withSitePage: Decorator = (Story, { args, loaded: { SitePage, site, route, page } }) =>
  SitePage ? (
    <SitePage site={site} route={route} page={page} provider={pageArgsOf(args).anbieter}>
      <Story />
    </SitePage>
  ) : (
    <Story />
  );
