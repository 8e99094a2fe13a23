import type { HubEventSource, HubProvider } from '@sanierungsweg/lead-widget/core';
import { defineProvider } from './defineProvider';

/** Which frame. */
export interface FrameOptions {
  /** Address of the form, with `{id}` for the integration and other names in braces for fields. */
  src: string;
  /** Name of the frame for assistive technology. */
  title: string;
  /** What the frame tells; see `messageEvents`. */
  events?: HubEventSource | undefined;
}

/**
 * A form in a frame, without any script.
 *
 * @throws If the address does not begin with `https://` or `/`.
 * @example frame({ src: 'https://forms.example/{id}?plz={plz}', title: 'Angebote anfordern' })
 */
export function frame({ src, title, events }: FrameOptions): HubProvider {
  const origin = src.startsWith('/') ? '' : new URL(src).origin;
  return defineProvider({
    origin,
    script: null,
    marker: { element: 'iframe', attributes: { src, title } },
    ...(origin && { csp: { frame: [origin] } }),
    ...(events && { events }),
  });
}
