import type { ServeOptions } from '../hubMiddleware';
import { OPTIONS_KEY, optionsFromQuery, SANDBOX_INTEGRATIONS } from '../options';
import { behave, sandboxState } from './behaviours';

const FILE = /\/hub\.js$/;

/** The id is the whole parameter, as the provider has it; further ones are ours. */
function integrationOf(tag: HTMLScriptElement): string {
  const first = new URL(tag.src).search.slice(1).split('&')[0] ?? '';
  return first.includes('=') ? '' : decodeURIComponent(first);
}

// A module does not know its own tag, so every tag that had no run yet gets one now.
const { tags } = sandboxState();
const given = (globalThis as { [OPTIONS_KEY]?: ServeOptions })[OPTIONS_KEY] ?? {};
for (const tag of document.scripts) {
  const [address = ''] = tag.src.split(/[?#]/);
  // Served where a provider has its own, it has another name.
  if (!(FILE.test(address) || (given.path && address.endsWith(given.path))) || tags.has(tag)) continue;
  tags.add(tag);
  const asked = given.query ? optionsFromQuery([new URL(tag.src).search, location.search]) : {};
  const options = { ...given, ...asked };
  if (options.fault === 'throws') throw new Error('lead-widget sandbox: thrown on purpose (fault "throws").');
  const integration = integrationOf(tag);
  behave({ ...options, integration }, options.behaviour ?? SANDBOX_INTEGRATIONS[integration] ?? 'each-run');
}
