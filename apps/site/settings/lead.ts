import type { LeadConfiguration } from './leadSettings';

/**
 * The lead provider of this site. Left empty, the site uses the built-in sandbox hub, which shows a working
 * demonstration form and stores and sends nothing.
 *
 * @example
 * {
 *   origin: 'https://hub.provider.example',
 *   ids: { home: 'a1b2', insulation: 'c3d4', … },      // one per integration key
 *   consent: 'functional',                              // ask before the provider is contacted
 *   csp: { connect: ['https://api.provider.example'] }, // what `lead-widget-contract` printed
 * }
 */
export const leadConfiguration: LeadConfiguration = {};
