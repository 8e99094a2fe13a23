// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientEntries, components, entries } from '../scripts/entries.mjs';
import { publicApi } from '../scripts/publicApi.mjs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, unknown>;
  typesVersions: { '*': Record<string, string[]> };
};
const file = (path: string) => new URL(`../${path}`, import.meta.url);

/** Rows of the README's table of components: „| `entry` | names | element |“. */
const rows = readFileSync(file('README.md'), 'utf8').split('\n');

/** What each entry exports at run time, in source. */
const sources = import.meta.glob<Record<string, unknown>>('../src/entries/*.ts');

/** What each entry passes on, as it is written. */
const written = Object.values(
  import.meta.glob<string>('../src/entries/*.ts', { query: '?raw', import: 'default', eager: true }),
).join('\n');

/** Components by their folder: what has a story is for others. */
const shown = Object.keys(import.meta.glob('../src/*/*.stories.tsx')).map((path) => path.split('/').at(-2));

describe('source', () => {
  it('passes on every component that has a story', () => {
    expect(shown.length).toBeGreaterThan(30);
    expect(
      [...new Set(shown)].filter((folder) => !written.includes(`'../${folder}/`)),
      'a component nobody can import: write src/entries/<name>.ts, then CONTRIBUTING.md, “Adding a component”',
    ).toEqual([]);
  });

  it('has a test beside every component that has a story', () => {
    const tested = Object.keys(import.meta.glob('../src/*/*.test.tsx'));
    const missing = [...new Set(shown)].map((folder) => `../src/${folder}/${folder}.test.tsx`);
    expect(
      missing.filter((path) => !tested.includes(path)).map((path) => path.slice('../'.length)),
      'no test of its own: write that file, which asks what tests/conformance.test.tsx does not ask of all',
    ).toEqual([]);
  });

  it('has a line in scripts/entries.mjs for every entry', () => {
    const files = Object.keys(sources).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
    expect(files.toSorted(), 'add it there to serverEntries or clientEntries').toEqual(entries.toSorted());
  });

  it.each(Object.entries(publicApi))('the README has a row for %s, with every name', (entry, names) => {
    const row = rows.find((line) => line.startsWith(`| \`${entry}\` `)) ?? '';
    expect(
      names.filter((name) => ![`\`${name}\``, `\`${name}()\``].some((word) => row.includes(word))),
      `write it into the row of \`${entry}\` in README.md, “Components”, or add that row`,
    ).toEqual([]);
  });

  it.each([...components])('%s exports what is promised', async (name) => {
    const module = await sources[`../src/entries/${name}.ts`]?.();
    expect(
      Object.keys(module ?? {}).sort(),
      `scripts/publicApi.mjs names under “${name}” what src/entries/${name}.ts exports`,
    ).toEqual([...(publicApi[name] ?? [])].sort());
  });

  it('passes everything on through the root', async () => {
    const root = await sources['../src/entries/index.ts']?.();
    expect(
      Object.keys(root ?? {}).sort(),
      'pnpm --filter @sanierungsweg/ui run exports writes src/entries/index.ts anew',
    ).toEqual(Object.values(publicApi).flat().sort());
  });

  it('promises nothing else', () => {
    expect(Object.keys(publicApi).sort(), 'every entry has a line in scripts/publicApi.mjs').toEqual([...components]);
  });
});

describe('package.json', () => {
  it.each([...entries])('names the entry %s', (name) => {
    expect(
      manifest.exports,
      'pnpm --filter @sanierungsweg/ui run exports writes the exports of package.json',
    ).toHaveProperty([name === 'index' ? '.' : `./${name}`]);
    expect(existsSync(file(`src/entries/${name}.ts`))).toBe(true);
  });

  it('names the types of every entry and sheet where `exports` is not known', () => {
    const named = Object.keys(manifest.exports).filter((name) => !/^\.$|\*|package\.json/.test(name));
    expect(
      Object.keys(manifest.typesVersions['*']).map((name) => `./${name}`),
      'pnpm --filter @sanierungsweg/ui run exports writes them',
    ).toEqual(named);
  });
});

/** Every file of the source as it is written, by its path without ending. */
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, code]) => [path.replace(/\.tsx?$/, ''), code]),
);

/** A file and all that it imports by a relative path: an entry imports others by their names, and says so itself. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (files[path] === undefined || seen.has(path)) return seen;
  seen.add(path);
  for (const [, to = ''] of files[path].matchAll(/from '(\.[^']+)'/g)) {
    withImports(`..${new URL(to, `file:///${path.slice(3)}`).pathname}`, seen);
  }
  return seen;
}

/** Hooks that React gives to client components alone. */
const CLIENT_HOOK = /^use(?!Id$|Memo$|Callback$)[A-Z]/;
const hooksOf = (path: string) =>
  [...(files[path] ?? '').matchAll(/import (?:type )?\{([^}]*)\} from 'react'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => CLIENT_HOOK.test(name));

it('marks as client exactly the entries that use a hook of client components', () => {
  const client = components.filter((name) =>
    [...withImports(`../src/entries/${name}`)].some((path) => hooksOf(path).length > 0),
  );
  expect([...clientEntries].toSorted(), 'scripts/entries.mjs: clientEntries').toEqual([...client]);
});
