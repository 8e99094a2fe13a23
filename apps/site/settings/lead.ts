import type { LeadConfiguration } from './leadConfiguration';

/**
 * The lead provider of this site, as data. Left empty, the site uses the built-in sandbox hub, which shows a working
 * demonstration form and stores and sends nothing. What the provider's form tells a page: leadEvents.ts.
 *
 * @example
 * {
 *   // defineProvider, daa, hubspot, typeform, calendly, frame: from @sanierungsweg/lead-widget/providers
 *   provider: defineProvider({
 *     origin: 'https://hub.provider.example',
 *     script: '/embed/hub.js?{id}',                       // {id}: where the id of a form belongs
 *     kind: 'module',
 *     strategy: 'reload-once',                            // `lead-widget-contract` tells which one a hub needs
 *     marker: { attributes: { class: 'form-{id}', 'data-plz': '{plz}' } },
 *     csp: { connect: ['https://api.provider.example'] }, // beside the script's origin
 *   }),
 *   // A hub with a daa- marker, whose forms differ as integrations.ts says:
 *   // provider: (integration) => daa({ origin: 'https://hub.provider.example', ...integration }),
 *   further: { appointments: calendly },                  // for single forms; who it is goes into operator.ts, what it tells into leadEvents.ts
 *   ids: { home: 'a1b2', energyAdvisor: { provider: 'appointments', id: 'firma/beratung' }, … }, // one per key
 *   room: [720, 560],                                     // pixels of the highest first step, below and from 768 px
 *   consent: 'functional',                                // ask before the provider is contacted
 * }
 */
export const leadConfiguration: LeadConfiguration = {};
