import { EVERYTHING } from '../../portal.mjs';

/** @type {import('../../portal.mjs').Portal} */
export const portal = { kind: 'node', packages: EVERYTHING, needs: ['react-19'], installer: 'pnpm' };
