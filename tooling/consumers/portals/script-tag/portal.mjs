/**
 * A page as a content management system writes it: one script tag, settings as JSON, blocked markup.
 * @type {import('../../portal.mjs').Portal}
 */
export const portal = { packages: ['consent'], serve: '.', reacts: 0 };
