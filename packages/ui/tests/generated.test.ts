// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contract, times, values } from '../scripts/tokenFiles.mjs';
import { iconNames } from '../scripts/writeIcons.mjs';

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');

const generated: Record<string, () => string> = {
  'tokens/contract.generated.ts': contract,
  'tokens/values.generated.ts': values,
  'tokens/durations.generated.ts': times,
  'Icon/iconNames.generated.ts': iconNames,
};

it.each(Object.entries(generated))('%s is what its source gives', (path, write) => {
  // Quotes and line breaks are the formatter's.
  const content = (text: string) =>
    text
      .replaceAll(/\s+/g, '')
      .replaceAll('"', "'")
      .replaceAll(/,(?=[\]}])/g, '');
  expect(content(read(path))).toBe(content(write()));
});
