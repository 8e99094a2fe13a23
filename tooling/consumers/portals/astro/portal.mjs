/**
 * Astro with islands of React: banner and dialog in one, the settings button in another, the map in a third.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = {
  packages: ['consent'],
  needs: ['react-19'],
  dependencies: { astro: '5.18.2', '@astrojs/react': '4.4.2' },
  scripts: { build: 'astro build --silent' },
  serve: 'dist',
};
