/** @type {import('../../portal.mjs').Portal} */
export const portal = {
  packages: ['ui'],
  needs: ['react-19', 'vite'],
  dependencies: { autoprefixer: '10.6.1' },
  scripts: { build: 'vite build --logLevel warn' },
  serve: 'dist',
};
