import { publicApi } from '../../../../packages/ui/scripts/publicApi.mjs';

/** What each entry publishes: of ui as its own record says, of the others their components. */
const ENTRIES: readonly (readonly [entry: string, names: readonly string[]])[] = [
  ...Object.entries(publicApi).map(([entry, names]) => [`@sanierungsweg/ui/${entry}`, names] as const),
  ['@sanierungsweg/consent', ['ConsentEmbed', 'ConsentGate', 'ConsentProvider', 'ConsentScript']],
  [
    '@sanierungsweg/consent/ui',
    ['ConsentBanner', 'ConsentDialog', 'ConsentSettings', 'ConsentSettingsButton', 'ConsentWithdrawButton'],
  ],
  ['@sanierungsweg/lead-widget', ['LeadHubProvider', 'LeadWidget']],
];

/** The name of a component in the title of its page: `NumberField` in „Zahlenfeld (NumberField)“. */
export const nameIn = (title: string): string => /(\w+)\)?$/.exec(title)?.[1] ?? '';

/** What the component of a page is imported from: `@sanierungsweg/ui/number-field`. */
export function entryOf(title: string): string | undefined {
  const name = nameIn(title);
  return ENTRIES.find(([, names]) => names.includes(name))?.[0];
}

/** What to write at the top of a file to use a component, by its page's title „Zahlenfeld (NumberField)“. */
export function importLineOf(title: string): string | undefined {
  const entry = entryOf(title);
  return entry && `import { ${nameIn(title)} } from '${entry}';`;
}
