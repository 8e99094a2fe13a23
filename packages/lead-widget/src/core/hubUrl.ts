import type { HubOptions } from './types';

/** Absolute address of the hub script, without a fragment. */
export function hubUrl(options: Pick<HubOptions, 'origin' | 'integration' | 'url'>): string {
  const { origin, integration, url } = options;
  const address = url
    ? url(options)
    : `${origin.replace(/\/$/, '')}/js/hub.js${integration ? `?${encodeURIComponent(integration)}` : ''}`;
  return withoutHash(new URL(address, document.baseURI).href);
}

export function withoutHash(url: string): string {
  return url.replace(/#.*/s, '');
}

/** Script tags of the same hub, whatever their integration: same origin and path, so `hub.js.map` is none. */
export function hubTags(url: string): HTMLScriptElement[] {
  const path = (address: string) => address.replace(/[?#].*/s, '');
  return [...document.scripts].filter((tag) => path(tag.src) === path(url));
}
