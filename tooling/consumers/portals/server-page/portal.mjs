/**
 * A page that a server has drawn, such as one of WordPress: one classic script, under a strict policy.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = { packages: ['lead-widget'], serve: '.', reacts: 0 };
