import { EVERYTHING } from '../../portal.mjs';

/**
 * Preact where the packages ask for React: our types beside its own, and a page drawn by a server.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = {
  packages: EVERYTHING,
  needs: ['typescript-6'],
  dependencies: {
    '@babel/core': '7.29.13',
    '@preact/preset-vite': '2.10.6',
    preact: '11.2.0',
    'preact-render-to-string': '6.8.2',
    vite: '8.3.8',
  },
  // npm would bring React as a peer; nothing of it may get into the page.
  scripts: { build: 'tsc && vite build --logLevel warn --ssr page.tsx && node prove.mjs' },
};
