import type { HubEventSource, HubProvider } from '@sanierungsweg/lead-widget/core';
import { checkFields } from './checkFields';
import { defineProvider } from './defineProvider';
import { AFTER_HOST, namesInHost } from './namesInHost';
import { parseUrl } from './parseUrl';
import { wrong } from './wrong';

/** Which frame. */
export interface FrameOptions {
  /** Address of the form, with `{id}` for the integration and other names in braces for fields, all after the host. */
  src: string;
  /** Name of the frame for assistive technology. */
  title: string;
  /** What the frame tells; see `messageEvents`. Default: nothing. */
  events?: HubEventSource | undefined;
}

/**
 * A form in a frame, without any script. Works on servers and in builds, too. Without `events` that tell its height, the
 * frame has the 150 px of browsers: then use `defineProvider` with a `height` among the attributes of its `iframe`.
 *
 * @returns the provider as data
 * @throws If the address does not begin with `https://` or `/`, or has a name in its host, or there is no such option;
 *   the message names field, value and remedy.
 * @example frame({ src: 'https://forms.example/{id}?plz={plz}', title: 'Angebote anfordern' })
 */
export function frame(options: FrameOptions): HubProvider {
  checkFields('provider', options, ['src', 'title', 'events']);
  const { src, title, events } = options;
  const isPath = /^\/(?![\\/])/.test(src);
  if (namesInHost(src)) throw wrong('src', src, AFTER_HOST);
  if (!isPath && !(parseUrl(src) && src.startsWith('https://'))) {
    throw wrong('src', src, 'Write an address that begins with https:// or /, e.g. "https://forms.example/{id}".');
  }
  const origin = isPath ? '' : new URL(src).origin;
  return defineProvider({
    origin,
    script: null,
    marker: { element: 'iframe', attributes: { src, title } },
    ...(origin && { csp: { frame: [origin] } }),
    ...(events && { events }),
  });
}
