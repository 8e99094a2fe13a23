import { EVERYTHING } from '../../portal.mjs';

/** @type {import('../../portal.mjs').Portal} */
export const portal = {
  kind: 'page',
  packages: EVERYTHING,
  needs: ['react-19', 'webpack', 'typescript-6'],
  scripts: { build: 'webpack' },
  serve: 'dist',
};
