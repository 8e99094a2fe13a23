/** @type {import('../../portal.mjs').Portal} */
export const portal = { kind: 'page', packages: ['consent', 'lead-widget'], serve: '.', reacts: 0 };
