import type { HubEventSource } from '@sanierungsweg/lead-widget/core';
import { sandboxEvents } from '@sanierungsweg/lead-widget/providers';

/**
 * How each provider tells what happens in its form, by its name in lead.ts; `provider` is the main one. After a request
 * was sent, the page says how it goes on. Runs in browsers, so it stands apart from lead.ts, which is data.
 *
 * @example { appointments: calendly.events }
 * @example { provider: messageEvents('https://hub.provider.example', (data) => data === 'sent' ? { type: 'submit' } : undefined) }
 */
export const leadEvents: Readonly<Record<string, HubEventSource | undefined>> = { sandbox: sandboxEvents };
