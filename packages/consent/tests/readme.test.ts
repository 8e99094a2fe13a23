import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = process.cwd();
const folder = join(root, '.cache/readme');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/```(tsx?)\n(.*?)```/gs)].map(([, kind, code], index) => ({
  file: join(folder, `example${index}.${kind}`),
  code: code ?? '',
}));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every TypeScript example of the README compiles', { timeout: 60_000 }, () => {
  expect(examples.length).toBeGreaterThan(8);
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of examples) writeFileSync(file, code);
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { noUnusedLocals: false },
    include: ['.', '../../styles.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout, status } = spawnSync(join(root, '../../node_modules/.bin/tsc'), ['--noEmit', '-p', folder], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

it('the README names everything that can be imported', async () => {
  const entries = [
    await import('@sanierungsweg/consent'),
    await import('@sanierungsweg/consent/core'),
    await import('@sanierungsweg/consent/ui'),
    await import('@sanierungsweg/consent/google-consent-mode'),
    await import('@sanierungsweg/consent/testing'),
  ];
  const names = entries.flatMap((entry) => Object.keys(entry));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !readme.includes(name))).toEqual([]);
});
