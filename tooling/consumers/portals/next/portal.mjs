import { EVERYTHING } from '../../portal.mjs';

/** @type {import('../../portal.mjs').Portal} */
export const portal = {
  kind: 'page',
  packages: EVERYTHING,
  needs: ['react-19', 'next', 'typescript-6', 'node-types'],
  scripts: { build: 'node hub.mjs && next build' },
  serve: 'out',
};
