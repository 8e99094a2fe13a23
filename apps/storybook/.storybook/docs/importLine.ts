import { publicApi } from '../../../../packages/ui/scripts/publicApi.mjs';

/** What to write at the top of a file to use a component of ui, by its page's title „Zahlenfeld (NumberField)“. */
export function importLineOf(title: string): string | undefined {
  const name = /(\w+)\)?$/.exec(title)?.[1] ?? '';
  const entry = Object.entries(publicApi).find(([, names]) => names.includes(name))?.[0];
  return entry && `import { ${name} } from '@sanierungsweg/ui/${entry}';`;
}
