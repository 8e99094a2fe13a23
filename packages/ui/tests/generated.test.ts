// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contract, times, values } from '../scripts/tokenFiles.mjs';
import { writeGenerated } from '../scripts/writeGenerated.mjs';
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

it('leaves a file alone that is as it should be, and renews one that is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'values.ts');
  const written = new Date('2020-01-01');
  writeFileSync(file, 'as it is');
  utimesSync(file, written, written);
  writeGenerated(file, 'as it is');
  expect(statSync(file).mtime).toEqual(written);
  writeGenerated(file, 'as it should be');
  expect(readFileSync(file, 'utf8')).toBe('as it should be');
});
