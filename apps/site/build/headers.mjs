import { cspHash } from './document.mjs';

/**
 * Sources that the lead provider needs beside its own origin (D-PROVIDER), by directive.
 * @typedef {Partial<Record<'script' | 'style' | 'connect' | 'frame' | 'img' | 'font', string[]>>} ProviderSources
 */

/**
 * The content security policy of every page: everything from the site itself, constant inline parts by their
 * hashes, and what the configured lead provider needs. Firefox 115 loads the file of an SVG `<use>` by `default-src`
 * alone; so that drawings are seen there, it names the site, and each directive that would follow it has its own value.
 * @param {{ scripts: string[], inlined: string[], provider: ProviderSources }} parts `scripts` and `inlined`: the scripts and
 *   style sheets that pages hold
 */
export function contentSecurityPolicy({ scripts, inlined, provider }) {
  const sources = (...values) => values.flat().filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    "object-src 'none'",
    "media-src 'none'",
    "child-src 'none'",
    "worker-src 'none'",
    `script-src ${sources("'self'", scripts.map(cspHash), provider.script)}`,
    `style-src ${sources("'self'", inlined.map(cspHash), provider.style)}`,
    `img-src ${sources("'self'", provider.img)}`,
    `font-src ${sources("'self'", provider.font)}`,
    `connect-src ${sources("'self'", provider.connect)}`,
    ...(provider.frame?.length ? [`frame-src ${sources(provider.frame)}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * What the configured lead providers add to the policy: a hub serves its script and takes requests, and everything else
 * is what the operator named. The built-in sandbox needs nothing foreign.
 * @param {readonly import('@sanierungsweg/lead-widget/core').HubProvider[]} providers checked, see settings/leadFields.ts
 * @returns {ProviderSources}
 */
export function providerSources(providers) {
  /** @type {Record<string, Set<string>>} */
  const found = {};
  const add = (kind, sources) => {
    found[kind] ??= new Set();
    for (const source of sources) found[kind].add(source);
  };
  for (const { origin, script, csp = {} } of providers) {
    if (typeof script === 'string') {
      add('script', [new URL(script, origin).origin]);
      add('connect', [new URL(script, origin).origin]);
    }
    for (const [kind, sources] of Object.entries(csp)) add(kind, [sources].flat());
  }
  return Object.fromEntries(Object.entries(found).map(([kind, sources]) => [kind, [...sources]]));
}

const YEAR_SECONDS = 31_536_000;

/**
 * The one table of response headers: `headers` go with every answer, `caching` by the path's beginning, first match
 * wins. Server, nginx and static hosts are generated from it.
 * @param {object} parts
 * @param {string[]} parts.scripts that pages hold
 * @param {string[]} parts.inlined style sheets that pages hold
 * @param {ProviderSources} parts.provider
 * @param {{ content: string, noVarySearch: string } | null} [parts.rules] for pages that are prepared ahead, which a
 *   script inserts: see settings/speculationRules.ts
 */
export function headerTable({ scripts, inlined, provider, rules = null }) {
  return {
    headers: {
      'Content-Security-Policy': contentSecurityPolicy({
        scripts: rules ? [...scripts, rules.content] : scripts,
        inlined,
        provider,
      }),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(rules ? { 'No-Vary-Search': rules.noVarySearch } : {}),
    },
    caching: [
      { path: '/assets/', value: `public, max-age=${YEAR_SECONDS}, immutable` },
      { path: '/content/', value: `public, max-age=${YEAR_SECONDS}, immutable` },
      { path: '/illustrations/', value: `public, max-age=${YEAR_SECONDS}, immutable` },
      { path: '/suche/', value: `public, max-age=${YEAR_SECONDS}, immutable` },
      { path: '/speculation/', value: `public, max-age=${YEAR_SECONDS}, immutable` },
      { path: '/sharing/', value: `public, max-age=${YEAR_SECONDS}, immutable` },
      { path: '/', value: 'public, max-age=0, must-revalidate' },
    ],
  };
}
