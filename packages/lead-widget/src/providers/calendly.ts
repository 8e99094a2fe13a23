import type { HubProvider } from '@sanierungsweg/lead-widget/core';
import { defineProvider } from './defineProvider';
import { messageEvents } from './events';

/**
 * Appointments by Calendly; the integration is `name/event`. A name and an e-mail that are known already go along as
 * `fields`.
 *
 * @see https://help.calendly.com/hc/en-us/articles/223147027 — the embed code, and the messages of the frame
 * @example <LeadWidget provider={calendly} integration="sanierung/erstgespraech" fields={{ name: 'Erika Beispiel' }} />
 */
export const calendly: HubProvider = /* @__PURE__ */ defineProvider({
  origin: 'https://assets.calendly.com',
  script: '/assets/external/widget.js',
  strategy: 'replace',
  marker: {
    attributes: {
      class: 'calendly-inline-widget',
      'data-url': 'https://calendly.com/{id}?name={name}&email={email}',
    },
  },
  csp: {
    script: ['https://assets.calendly.com'],
    style: ['https://assets.calendly.com'],
    frame: ['https://calendly.com'],
  },
  events: /* @__PURE__ */ messageEvents('https://calendly.com', (data) => {
    const { event, payload } = data as { event?: string; payload?: { height?: string } };
    if (event === 'calendly.event_scheduled') return { type: 'submit' };
    if (event === 'calendly.date_and_time_selected') return { type: 'step' };
    const height = event === 'calendly.page_height' ? Number.parseInt(payload?.height ?? '', 10) : 0;
    return height ? { type: 'resize', height } : undefined;
  }),
});
