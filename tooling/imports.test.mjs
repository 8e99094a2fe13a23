// The rule of .oxlintrc.json that keeps packages and parts of the site apart, asked with imports that nobody may write.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { read } from './documents/repository.mjs';

const oxlint = fileURLToPath(new URL('../node_modules/.bin/oxlint', import.meta.url));

/** Every way to name a module. @type {Record<string, (from: string) => string>} */
const ways = {
  import: (from) => `import { part } from '${from}';\nexport const parts = [part];\n`,
  'import for its effects': (from) => `import '${from}';\n`,
  'import type': (from) => `import type { Part } from '${from}';\nexport type Parts = Part[];\n`,
  'a type within an import': (from) => `import { type Part } from '${from}';\nexport type Parts = Part[];\n`,
  export: (from) => `export { part } from '${from}';\n`,
  'export type': (from) => `export type { Part } from '${from}';\n`,
  'export *': (from) => `export * from '${from}';\n`,
  'import()': (from) => `export const load = () => import('${from}');\n`,
  'import() of a template': (from) => `export const load = () => import(\`${from}\`);\n`,
  'import() of a sum': (from) => `export const load = () => import('${from}' + '');\n`,
  'import() of a name': (from) => `const from = '${from}';\nexport const load = () => import(from);\n`,
  'type of import()': (from) => `export type Part = import('${from}').Part;\n`,
  'typeof import()': (from) => `export type Parts = typeof import('${from}');\n`,
  'require()': (from) => `export const part = require('${from}');\n`,
  'import = require()': (from) => `import part = require('${from}');\nexport const parts = [part];\n`,
};

/** Refused of any module, since no rule looks at what they name. */
const NEVER = [
  'import() of a template',
  'import() of a sum',
  'import() of a name',
  'type of import()',
  'typeof import()',
  'require()',
  'import = require()',
];

const APPS = ['../../../../apps/site/src/routes', '@sanierungsweg/site', '@sanierungsweg/storybook/x'];

/** Ways into a package from a folder of another one's `src`. */
const into = (name, entry) => [
  `@sanierungsweg/${name}`,
  `@sanierungsweg/${name}/${entry}`,
  `@sanierungsweg/${name}/styles.css`,
  `../../../${name}`,
  `../../../${name}/package.json`,
  `../../../${name}/src/${entry}`,
  `../../../${name}/src/${entry}.css.ts`,
  `../../../${name}/dist/styles.css?inline`,
  `../../../../packages/${name}/src/${entry}`,
];
const UI = into('ui', 'button');
const CONSENT = into('consent', 'core');
const LEAD_WIDGET = into('lead-widget', 'core');

/** By folder: what is not imported there, and what looks like it and is. */
const arrows = {
  'packages/consent/src/react': {
    refused: [...UI, ...LEAD_WIDGET, ...APPS],
    passed: ['../ui/dialog', '../core', '@sanierungsweg/consent', '@sanierungsweg/consent/core', 'react'],
  },
  'packages/lead-widget/src/react': {
    refused: [...UI, ...CONSENT, ...APPS],
    passed: ['../core', '@sanierungsweg/lead-widget', '@sanierungsweg/lead-widget/core', 'react'],
  },
  'packages/ui/src/Button': {
    refused: [...CONSENT, ...LEAD_WIDGET, ...APPS],
    passed: ['../Icon/Icon', '@sanierungsweg/ui', '@sanierungsweg/ui/button', 'react'],
  },
  'apps/site/src/browser/shell': {
    refused: ['../../content/loadRecord', '../../page/derive', '../../figures/registry'],
    passed: ['../../routes', '../navigation/Link', '@sanierungsweg/ui/button'],
  },
  'apps/site/src/islands/facade': {
    refused: ['../../content/loadRecord', '../../page/derive', '../../figures/registry'],
    passed: ['../calculator/Calculator', '../../ways', '@sanierungsweg/ui/button'],
  },
  'apps/site/src/page/templates': {
    refused: ['../../browser/navigation/Link'],
    passed: ['../../browser/shell/Header', '../../content/records', '../../figures/registry'],
  },
};

const RULES = [
  'eslint(no-restricted-imports)',
  'typescript(no-require-imports)',
  'typescript(consistent-type-imports)',
  'imports(address-is-plain)',
];

/** Files to lint, each with one import. @type {{ path: string, way: string, from: string }[]} */
const files = Object.entries(arrows).flatMap(([folder, { refused, passed }]) =>
  [...refused, ...passed].flatMap((from, module) =>
    Object.keys(ways).map((way, index) => ({ path: `${folder}/file${module}-${index}.ts`, way, from })),
  ),
);

/** Paths in which one of the rules was broken. @type {Set<string>} */
let broken;
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'imports-'));
  mkdirSync(join(project, 'tooling'));
  for (const file of ['.oxlintrc.json', 'tooling/literalImports.mjs']) writeFileSync(join(project, file), read(file));
  for (const { path, way, from } of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), ways[way](from));
  }
  const { stdout, stderr } = spawnSync(oxlint, ['--format=json'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  assert.ok(stdout.startsWith('{'), stdout + stderr);
  const { diagnostics, number_of_files: linted } = JSON.parse(stdout);
  assert.equal(linted, files.length + 1, 'every file was linted, and the plugin among them');
  broken = new Set(diagnostics.filter(({ code }) => RULES.includes(code)).map(({ filename }) => filename));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe.each(Object.entries(arrows))('%s', (folder, { refused, passed }) => {
  const found = (wanted) =>
    files
      .filter(({ path, from }) => dirname(path) === folder && wanted.includes(from))
      .map(({ path, way, from }) => ({
        refused: broken.has(path),
        never: NEVER.includes(way),
        text: `${way}: ${from}`,
      }));

  test('refuses what is not its own, however it is named', () => {
    const open = found(refused).filter((file) => !file.refused);
    assert.deepEqual(
      open.map(({ text }) => text),
      [],
    );
  });

  test('takes what it may, by every way that says what it names', () => {
    const wrong = found(passed).filter((file) => file.refused !== file.never);
    assert.deepEqual(
      wrong.map(({ text }) => text),
      [],
    );
  });
});
