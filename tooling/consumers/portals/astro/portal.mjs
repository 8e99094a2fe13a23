/**
 * Astro with islands of React: banner and dialog in one, the settings button in another, map and form in two more.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = {
  packages: ['consent', 'lead-widget'],
  needs: ['react-19'],
  dependencies: { astro: '5.18.2', '@astrojs/react': '4.4.2' },
  scripts: { build: 'node hub.mjs && astro build --silent' },
  serve: 'dist',
};
