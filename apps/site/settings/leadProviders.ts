// What follows from the checked lead settings for the site as a whole.
import { type HubProvider, hubAddress } from '@sanierungsweg/lead-widget/core';
import { type ListedRoute, routes } from '../src/routes';
import type { SiteStage } from './checkOperator';
import { wrong } from './leadFields';
import type { LeadSettings } from './leadSettings';
import type { OperatorData } from './operatorData';
import { addressesNobody } from './operatorRules';
import { together } from './together';

/** Every provider of a site once, without the sandbox; a site without forms has none. */
export function leadProviders({ sources, forms }: Pick<LeadSettings, 'sources' | 'forms'>): HubProvider[] {
  if (forms === 'none') return [];
  const foreign = Object.values(sources).filter(({ name }) => name !== 'sandbox');
  return [...new Map(foreign.map(({ provider }) => [JSON.stringify(provider), provider])).values()];
}

/**
 * Paths of the pages whose form is brought by a script that renders only once per document, by the address of that script:
 * without its parameters, which do not make it another one.
 */
export type FreshHubs = Readonly<Record<string, readonly string[]>>;

const withoutParameters = (address: string) => address.replace(/[?#].*/, '');

/** What decides on every page whether another one has to be loaded afresh (D-RELOAD). */
export function freshHubs({ sources, forms }: Pick<LeadSettings, 'sources' | 'forms'>): FreshHubs {
  const pages: Record<string, string[]> = {};
  if (forms === 'none') return pages;
  for (const { path, lead } of routes as readonly ListedRoute[]) {
    const source = lead && sources[lead.integration ?? 'general'];
    if (source?.provider.strategy !== 'reload-once') continue;
    const script = withoutParameters(hubAddress(source));
    pages[script] ??= [];
    pages[script].push(path);
  }
  return pages;
}

/**
 * Holds the providers of single forms against settings/operator.ts, which says who they are. Whether that field is there at
 * all is checked with the operator's other fields.
 * @throws If a provider has no entry, or an entry no provider.
 */
export function checkFurther(
  { sources }: Pick<LeadSettings, 'sources'>,
  entered: OperatorData['furtherLeadProviders'] | null | undefined,
): void {
  const entries = entered ?? {};
  const names = [...new Set(Object.values(sources).map(({ name }) => name))].filter(
    (name) => name !== 'provider' && name !== 'sandbox',
  );
  for (const name of names.filter((used) => !Object.hasOwn(entries, used))) {
    throw new Error(
      `site: Forms come from "${name}" of settings/lead.ts, and settings/operator.ts does not say who that is. The privacy policy and the question before a form loads would name somebody else. Enter furtherLeadProviders.${name} with name, address, privacyPolicy.`,
    );
  }
  for (const name of Object.keys(entries).filter((entry) => !names.includes(entry))) {
    throw new Error(
      `site: settings/operator.ts, field "furtherLeadProviders.${name}": no form comes from it. The privacy policy would name a provider that gets nothing. Use a name of "further" that "ids" in settings/lead.ts uses, or delete it.`,
    );
  }
}

/**
 * Stops a production build whose forms would come to nothing: without a lead provider the sandbox drops every request
 * (D-SANDBOXGATE), and browsers load nothing into a page over HTTPS that is not.
 * @throws If no provider is configured and the site is meant to have forms, or one has an address that is not for use.
 */
export function checkLeadProvider(stage: SiteStage, settings: LeadSettings): void {
  if (stage !== 'production' || settings.forms === 'none') return;
  if (settings.isSandbox) {
    throw new Error(
      'site: No lead provider is configured, so every request would end in the sandbox and be lost. Nothing was built. Name provider and ids in settings/lead.ts, or set SITE_LEADS=none for a site that shows how to get in touch instead of forms.',
    );
  }
  const used = Object.values(settings.sources).flatMap(({ name, provider: { origin, script, csp = {} } }) => {
    const field = name === 'provider' ? name : `further.${name}`;
    return [
      [`${field}.origin`, origin],
      [`${field}.script`, typeof script === 'string' ? script : ''],
      ...Object.entries(csp).flatMap(([kind, sources]) =>
        [sources].flat().map((source) => [`${field}.csp.${kind}`, source] as const),
      ),
    ] as const;
  });
  together(
    used.map(([field, address]) => () => {
      const reason = addressesNobody(address);
      if (reason) throw wrong(field, address, `${reason} Write the address that the provider gave.`);
      const [, plain = ''] = /^(http|ws):/.exec(address) ?? [];
      if (plain) {
        throw wrong(field, address, `Browsers load nothing of it into a page over HTTPS. Write "${plain}s:".`);
      }
    }),
  );
}
