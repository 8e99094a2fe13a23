/** @type {import('../../portal.mjs').Portal} */
export const portal = { kind: 'node', sources: 'node', packages: ['consent', 'lead-widget'], reacts: 0 };
