import type { HubEvent, HubEventSource } from '@sanierungsweg/lead-widget/core';
import { parseUrl } from './parseUrl';
import { wrong } from './wrong';

/**
 * Events of a provider that posts messages from its frame. Only messages of that origin, and of a frame within the place,
 * are read. Only data on a server: nothing listens before there is a form.
 *
 * @param origin of the frame, e.g. `https://forms.example`; `null`, in quotes, of one that its `sandbox` gives none
 * @param read what a message means; undefined for those that mean nothing
 * @returns what `events` of a provider takes
 * @throws If `origin` is none, of which no message comes; the message names field, value and remedy.
 * @example messageEvents('https://forms.example', (data) => data === 'sent' ? { type: 'submit' } : undefined)
 */
export function messageEvents(origin: string, read: (data: unknown) => HubEvent | undefined): HubEventSource {
  if (!origin || (origin !== 'null' && parseUrl(origin)?.origin !== origin)) {
    throw wrong('events', origin, 'Give messageEvents() an origin without a path, e.g. "https://forms.example".');
  }
  return (place, emit, signal) => {
    const onMessage = (message: MessageEvent<unknown>) => {
      const isOurs = [...place.querySelectorAll('iframe')].some((frame) => frame.contentWindow === message.source);
      const event = isOurs && message.origin === origin ? read(message.data) : undefined;
      if (event) emit(event);
    };
    addEventListener('message', onMessage, { signal });
  };
}

/**
 * Events of a provider that dispatches DOM events in its container. Only data on a server, as `messageEvents`.
 *
 * @param events what each event means, by its name
 * @returns what `events` of a provider takes
 * @example domEvents({ 'hub:sent': () => ({ type: 'submit' }) })
 */
export function domEvents(
  events: Readonly<Record<string, (event: CustomEvent) => HubEvent | undefined>>,
): HubEventSource {
  return (place, emit, signal) => {
    for (const [name, read] of Object.entries(events)) {
      const onEvent = (event: Event) => {
        const told = read(event as CustomEvent);
        if (told) emit(told);
      };
      place.addEventListener(name, onEvent, { signal });
    }
  };
}

/**
 * For providers that tell nothing: a form in the container that is submitted counts as sent. Not for forms in frames.
 *
 * @example defineProvider({ origin, script, marker, events: submitEvents })
 */
export const submitEvents: HubEventSource = (place, emit, signal) => {
  place.addEventListener('submit', () => emit({ type: 'submit' }), { signal, capture: true });
};

/**
 * What the sandbox tells: `lead-sandbox:step` with the number of the step, and `lead-sandbox:submit`.
 *
 * @example defineProvider({ origin: '', script: '/js/hub.js?{id}', marker, events: sandboxEvents })
 */
export const sandboxEvents: HubEventSource = /* @__PURE__ */ domEvents({
  'lead-sandbox:step': ({ detail }) => ({ type: 'step', step: (detail as { step: number }).step }),
  'lead-sandbox:submit': () => ({ type: 'submit' }),
});
