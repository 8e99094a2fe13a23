import { providerOf } from './providerOf';
import type { HubOptions } from './types';

/** While developing, says what is missing: what follows is an error that names nothing of the page's. */
function warnOfNone(options: HubOptions | undefined): void {
  try {
    if (process.env.NODE_ENV !== 'production' && !options) {
      console.error(
        'lead-widget: The address of a hub was asked for without options. It stops with an error. Write hubAddress({ origin: "https://hub.example", integration: "abc" }).',
      );
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}

/**
 * Address of the hub's script as it is configured: absolute, or a path; empty for a provider without a script. Works on
 * servers and in builds, too.
 *
 * @throws What `url` of the options or `script` of the provider throws, and a `URIError` for an id with a lone
 *   surrogate.
 * @example hubAddress({ origin: '', integration: 'abc' }) // '/js/hub.js?abc'
 */
export function hubAddress(options: HubOptions): string {
  warnOfNone(options);
  const { origin, script } = providerOf(options);
  const { url, integration = '' } = options;
  const path =
    typeof script === 'function'
      ? script(integration)
      : // Without an id `?` has nothing to announce, and two slashes at the beginning would name a host.
        script?.replaceAll('{id}', encodeURIComponent(integration)).replace(/^\/(?=\/)|\?$/g, '');
  // What the caller's own function returns is used as it is.
  const address = url ? url(options) : path && (/^https?:/.test(path) ? path : `${origin}${path}`);
  return address ?? '';
}

/**
 * Absolute address of the hub's script; empty for a provider without one. Needs a document, whose address decides about
 * paths: on servers use `hubAddress`.
 *
 * @throws If the options make no address.
 * @example hubUrl({ origin: 'https://hub.example', integration: 'abc' }) // 'https://hub.example/js/hub.js?abc'
 */
export function hubUrl(options: HubOptions): string {
  const address = hubAddress(options);
  return address && new URL(address, document.baseURI).href;
}

const withoutParameters = (url: string) => url.split(/[?#]/)[0];

/** Whether two addresses belong to the same hub, whatever the integration: same origin and path. */
export const sameHub = (one: string, other: string) => withoutParameters(one) === withoutParameters(other);

/** Script tags of the same hub. The whole path has to be equal: `hub.js.map` is another file. */
export function hubTags(url: string): HTMLScriptElement[] {
  return [...document.scripts].filter((tag) => sameHub(tag.src, url));
}
