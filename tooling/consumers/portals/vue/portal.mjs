/**
 * Vue with the elements of both packages.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = {
  packages: ['consent', 'lead-widget'],
  dependencies: { vue: '3.5.45', vite: '8.3.8' },
  scripts: { build: 'vite build --logLevel warn' },
  serve: 'dist',
  reacts: 0,
};
