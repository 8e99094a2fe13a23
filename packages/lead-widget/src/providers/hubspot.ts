import type { HubProvider } from '@sanierungsweg/lead-widget/core';
import { checkFields } from './checkFields';
import { defineProvider } from './defineProvider';
import { wrong } from './wrong';

/** Which HubSpot account. */
export interface HubspotOptions {
  /** Id of the account, digits. */
  portal: string;
  /** Region of the account, default `eu1`. */
  region?: string | undefined;
}

/**
 * Forms by HubSpot; the integration is the form's id. HubSpot puts a frame into the container and tells of each form by
 * an event of the window that names it. Works on servers and in builds, too.
 *
 * @returns the provider as data
 * @throws If account or region make no address, or there is no such option; the message names field, value and remedy.
 * @see https://developers.hubspot.com/docs/cms/reference/forms — the embed code and the events
 * @example <LeadWidget provider={hubspot({ portal: '1234567' })} integration="0a1b2c3d-…" />
 */
export function hubspot(options: HubspotOptions): HubProvider {
  checkFields('provider', options, ['portal', 'region']);
  const { portal, region = 'eu1' } = options;
  if (!/^\d+$/.test(portal)) throw wrong('portal', portal, 'Write the id of the account, digits, e.g. "1234567".');
  if (!/^[a-z\d]+$/.test(region)) throw wrong('region', region, 'Write the region of the account, e.g. "eu1".');
  const origin = `https://js-${region}.hsforms.net`;
  return defineProvider({
    origin,
    script: `/forms/embed/${portal}.js`,
    strategy: 'replace',
    marker: {
      attributes: {
        class: 'hs-form-frame',
        'data-region': region,
        'data-portal-id': portal,
        'data-form-id': '{id}',
      },
    },
    csp: {
      script: [origin],
      frame: [`https://forms-${region}.hsforms.com`],
      connect: [`https://forms-${region}.hsforms.com`],
    },
    events: (place, emit, signal) => {
      const concerns = (event: Event) =>
        (event as CustomEvent<{ formId?: string }>).detail?.formId ===
        place.querySelector<HTMLElement>('[data-form-id]')?.dataset.formId;
      addEventListener('hs-form-event:on-interaction:navigate', (event) => concerns(event) && emit({ type: 'step' }), {
        signal,
      });
      addEventListener('hs-form-event:on-submission:success', (event) => concerns(event) && emit({ type: 'submit' }), {
        signal,
      });
    },
  });
}
