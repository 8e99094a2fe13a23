import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, test } from 'vitest';
import { entriesOf, PACKAGES } from './entries.mjs';
import { readDocstrings } from './readDocstrings.mjs';
import { PAGES, writeReference } from './writeReference.mjs';

const pages = PACKAGES.flatMap((name) => entriesOf(name).map((entry) => ({ name, ...entry })));
const textOf = ({ name, module }) => readFileSync(join(PAGES, name, `${module}.mdx`), 'utf8');

/** The anchors of a page: its headings, counted where they repeat, and its own. */
function anchorsOf(text) {
  const seen = new Map();
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count ? `${slug}-${count}` : slug;
  });
  return new Set([...headings, ...[...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]);
}

// Refuses to write while a public name lacks its docstring.
beforeAll(writeReference);

test('every entry of every package has a page of its own', () => {
  assert.ok(pages.length > 30);
  assert.equal(new Set(pages.map(({ id }) => id)).size, pages.length);
  for (const page of pages) {
    assert.ok(textOf(page).replaceAll('<wbr />', '').includes(`\n# ${page.specifier}\n`), page.specifier);
    assert.match(textOf(page), /^## \w/m, `${page.specifier} says something`);
  }
});

test('every link within the reference leads somewhere', () => {
  const anchors = new Map(pages.map((page) => [page.id, anchorsOf(textOf(page))]));
  let links = 0;
  for (const page of pages) {
    for (const [, id = page.id, anchor] of textOf(page).matchAll(/\]\((?:\.\/\?path=\/docs\/([\w-]+))?#([^)]+)\)/g)) {
      links += 1;
      assert.ok(anchors.get(id)?.has(anchor), `${page.specifier}: ${id}#${anchor}`);
    }
  }
  assert.ok(links > 100);
});

test('a name, a member or a type that nobody describes is refused, and a component that says nothing of servers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docstrings-'));
  const declarations = join(folder, 'index.d.ts');
  writeFileSync(
    declarations,
    `interface Hidden { a: string }
/** Described. */
export interface Options {
  /** Described. */
  width: number;
  height: number;
}
export declare function draw(options: Options): void;
/**
 * Described, see {@link Nothing}.
 * @example measure({ a: '1' });
 */
export declare function measure(of: Hidden): void;
/**
 * A line. Server-safe.
 * @example <Line />
 */
export declare function Line(): JSX.Element;
/**
 * A circle.
 * @example <Circle />
 */
export declare function Circle(): JSX.Element;
declare namespace JSX {
  /** What React draws. */
  interface Element {}
}
`,
  );
  const complaints = await readDocstrings('trial', [{ declarations }], join(folder, 'pages'));
  const ofPackage = await readDocstrings('consent', [{ declarations }], join(folder, 'pages'));
  rmSync(folder, { recursive: true });
  for (const expected of [
    /Options\.height/,
    /draw .*does not have/,
    /draw has no @example/,
    /Hidden/,
    /Nothing/,
    /Circle .*server/,
  ]) {
    assert.ok(
      complaints.some((complaint) => expected.test(complaint)),
      `${expected} in ${complaints.join('\n')}`,
    );
  }
  assert.ok(!complaints.some((complaint) => /width|measure has no|measure .*server|Line .*server/.test(complaint)));
  assert.ok(ofPackage.some((complaint) => /measure does not say what it does on a server/.test(complaint)));
});
