import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readmeExamples } from '../readmeExamples.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('has examples that compile against the built package', () => {
  const folder = at('../../.cache/readme-types');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, { language, code }] of Object.entries(readmeExamples())) {
    if (language !== 'html') writeFileSync(`${folder}/${name}.${language}`, code);
  }
  const compilerOptions = {
    ...JSON.parse(readFileSync(at('../../../../tsconfig.base.json'), 'utf8')).compilerOptions,
    types: [],
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
  const compiler = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc6');
  expect(() => execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })).not.toThrow();
}, 60_000);
