import { BUILD_WITH_VITE, EVERYTHING } from '../../portal.mjs';

/** @type {import('../../portal.mjs').Portal} */
export const portal = {
  kind: 'page',
  packages: EVERYTHING,
  needs: ['react-19', 'vite', 'typescript-7'],
  installer: 'pnpm',
  scripts: { build: BUILD_WITH_VITE },
  serve: 'dist',
};
