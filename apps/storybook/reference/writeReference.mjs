import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf, PACKAGES } from './entries.mjs';
import { pageOf } from './pageOf.mjs';
import { readDocstrings } from './readDocstrings.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Where the pages lie; `.storybook/main.ts` reads them there. */
export const PAGES = fileURLToPath(new URL('../.cache/reference/', import.meta.url));
const STAMP = join(PAGES, 'made-from');

/** What the pages are made from: declarations, this code, and the tools. */
function keyOf(entries) {
  const hash = createHash('sha256');
  const own = ['entries.mjs', 'pageOf.mjs', 'readDocstrings.mjs', 'writeReference.mjs'].map((file) => join(here, file));
  const tools = ['typedoc', 'typedoc-plugin-markdown', 'typescript'].map((tool) =>
    join(here, '../node_modules', tool, 'package.json'),
  );
  for (const file of [...own, ...tools, ...entries.map(({ declarations }) => declarations)]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function writePackage(name) {
  const entries = entriesOf(name);
  const scratch = mkdtempSync(join(tmpdir(), 'reference-'));
  try {
    const complaints = await readDocstrings(name, entries, scratch);
    for (const entry of entries) {
      const page = join(PAGES, name, `${entry.module}.mdx`);
      mkdirSync(dirname(page), { recursive: true });
      writeFileSync(page, pageOf(readFileSync(join(scratch, `${entry.module}.mdx`), 'utf8'), entry, entries));
    }
    return complaints;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Writes the reference of all packages, one page per entry, from their published declarations. Pages of the same
 * declarations are left as they are.
 * @throws If a public name lacks its docstring or a docstring leads nowhere; the message lists every such place.
 */
export async function writeReference() {
  const key = keyOf(PACKAGES.flatMap(entriesOf));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === key) return;
  rmSync(PAGES, { recursive: true, force: true });
  const complaints = [];
  // One after the other: each holds a program of the compiler.
  for (const name of PACKAGES) complaints.push(...(await writePackage(name)));
  if (complaints.length > 0) {
    throw new Error(
      `storybook: The docstrings of the packages are not complete, so there is no reference. Mend them in packages/*/src, build, and try again.\n${complaints.join('\n')}`,
    );
  }
  writeFileSync(STAMP, key);
}
