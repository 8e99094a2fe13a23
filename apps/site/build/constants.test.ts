import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { buildConstants } from './constants.mjs';

const site = fileURLToPath(new URL('..', import.meta.url));

it('refuses variables in a file that no build reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env.production');
  writeFileSync(file, 'SITE_LEAD_CONSENT=functional\n');
  await expect(buildConstants(site, [folder])).rejects.toThrow(
    `site: ${relative(join(site, '../..'), file)} sets SITE_LEAD_CONSENT to “functional”, and no build reads that file.`,
  );
});

it('names every wrong figure at once, over all files, and none of what follows from them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'figures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of ['routes.ts', 'ways.ts', 'figures', 'content/checks/routeProblems.ts']) {
    cpSync(join(site, 'src', part), join(root, 'src', part), { recursive: true });
  }
  const slips = [
    ['facade', /(export const exampleTotal = [^]*?value: )[\d_]+/, "$1'viel'"],
    ['windows', /(export const windowGrant = [^]*?value: )\d+/, '$1150'],
    ['windows', /(export const windowGrant = [^]*?body: )'\w+'/, "$1'baffa'"],
    ['windows', /(export const plasticPrice = [^]*?unit: )'\w+'/, "$1'euros'"],
  ] as const;
  for (const [name, where, wrong] of slips) {
    const file = join(root, `src/figures/${name}.ts`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(where, wrong));
  }
  const refused: unknown = await buildConstants(root, []).catch((error: unknown) => error);
  const lines = String(refused).split('\n');
  expect(lines.filter((line) => line.includes('cannot be right'))).toHaveLength(3);
  for (const value of ['value: "viel".', 'value: 150.', 'body: "baffa".', 'unit: "euros".']) {
    expect(lines.filter((line) => line.startsWith(`  ${value}`))).toHaveLength(1);
  }
  expect(lines).toHaveLength(7);
});
