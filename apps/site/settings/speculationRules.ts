import { createHash } from 'node:crypto';
import type { FreshHubs } from './leadProviders';

/** Rules for browsers, as a file and as what the response headers say of them. */
export interface SpeculationRules {
  /** An address of its own for each content. */
  readonly path: string;
  readonly content: string;
  /** The header `No-Vary-Search` of the pages that are prepared. */
  readonly noVarySearch: string;
}

/** The flag of a load that a form needs (D-RELOAD) changes nothing about the document. */
const NO_VARY_SEARCH = 'params=("daaReloaded")';

/**
 * Which pages a browser may prepare while a visitor is about to follow a link to them: those whose form needs a fresh
 * document (D-RELOAD). They are loaded in full once the page that is shown has run the script of such a form, and a script
 * inserts the rules then (islands/leadHub/prepareAhead.ts). A list of addresses, which a browser looks at when a pointer
 * rests on a link: patterns of links (`where`) it holds against each link whenever a page changes.
 *
 * `moderate` is a pointer that rests on the link, or a finger. Browsers prepare nothing where data is to be saved.
 * @returns null where no page needs a fresh document
 * @see https://developer.mozilla.org/docs/Web/HTML/Element/script/type/speculationrules
 */
export function speculationRules(hubs: FreshHubs): SpeculationRules | null {
  const urls = Object.values(hubs).flat();
  if (urls.length === 0) return null;
  const rule = { urls, eagerness: 'moderate', expects_no_vary_search: NO_VARY_SEARCH };
  const content = JSON.stringify({ prerender: [rule] });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: `/speculation/${hash}.json`, content, noVarySearch: NO_VARY_SEARCH };
}
