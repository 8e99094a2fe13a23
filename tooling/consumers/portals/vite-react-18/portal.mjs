import { BUILD_WITH_VITE } from '../../portal.mjs';

/** @type {import('../../portal.mjs').Portal} */
export const portal = {
  kind: 'page',
  packages: ['consent', 'lead-widget'],
  needs: ['react-18', 'vite', 'typescript-5.9'],
  scripts: { build: BUILD_WITH_VITE },
  serve: 'dist',
};
