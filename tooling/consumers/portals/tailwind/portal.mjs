/** @type {import('../../portal.mjs').Portal} */
export const portal = {
  packages: ['ui'],
  needs: ['react-19', 'vite'],
  dependencies: { tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' },
  scripts: { build: 'vite build --logLevel warn' },
  serve: 'dist',
};
