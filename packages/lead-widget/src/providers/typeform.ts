import type { HubProvider } from '@sanierungsweg/lead-widget/core';
import { defineProvider } from './defineProvider';
import { messageEvents } from './events';

/**
 * Forms by Typeform; the integration is the form's id. The postcode arrives as the hidden field `plz`.
 *
 * @see https://www.typeform.com/developers/embed/ — the attributes, and the messages of the frame
 * @example <LeadWidget provider={typeform} integration="moe6aa" plz="04109" />
 */
export const typeform: HubProvider = /* @__PURE__ */ defineProvider({
  origin: 'https://embed.typeform.com',
  script: '/next/embed.js',
  strategy: 'replace',
  marker: { attributes: { 'data-tf-widget': '{id}', 'data-tf-hidden': 'plz={plz}' } },
  csp: {
    script: ['https://embed.typeform.com'],
    style: ['https://embed.typeform.com'],
    frame: ['https://form.typeform.com'],
  },
  events: /* @__PURE__ */ messageEvents('https://form.typeform.com', (data) => {
    const { type, height } = data as { type?: string; height?: number };
    if (type === 'form-submit') return { type: 'submit' };
    if (type === 'form-screen-changed') return { type: 'step' };
    return type === 'form-height-changed' && height ? { type: 'resize', height } : undefined;
  }),
});
