import { EVERYTHING } from '../../portal.mjs';

/** @type {import('../../portal.mjs').Portal} */
export const portal = { kind: 'types', packages: EVERYTHING, needs: ['react-19', 'node-types', 'typescript-all'] };
