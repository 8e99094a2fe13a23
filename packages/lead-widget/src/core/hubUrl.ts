import type { HubOptions } from './types';

/** Absolute address of the hub script. */
export function hubUrl(options: Pick<HubOptions, 'origin' | 'integration' | 'url'>): string {
  const { integration } = options;
  const address =
    options.url?.(options) ?? `${options.origin}/js/hub.js${integration ? `?${encodeURIComponent(integration)}` : ''}`;
  return new URL(address, document.baseURI).href;
}

const path = (url: string) => url.split(/[?#]/)[0];

/** Script tags of the same hub, whatever their integration: same origin and path, so `hub.js.map` is none. */
export function hubTags(url: string): HTMLScriptElement[] {
  return [...document.scripts].filter((tag) => path(tag.src) === path(url));
}
