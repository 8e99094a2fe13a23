import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { publicNames } from './publicNames.ts';
import { showCode } from './showCode.ts';
import { readStoryFile } from './storyFile.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
/** What a portal can build in. Parts of the site are not among it. */
const PACKAGES = ['ui', 'consent', 'lead-widget'];
const BIOME = join(repository, 'node_modules/@biomejs/biome/bin/biome');
const STYLE = {
  files: { includes: ['**'] },
  formatter: { indentStyle: 'space', lineWidth: 90 },
  javascript: { formatter: { quoteStyle: 'single' } },
  linter: { enabled: false },
};

/** Every file of stories of the packages, and of patterns that are made of them. */
export function storyFiles(): string[] {
  const folders = [...PACKAGES.map((name) => `packages/${name}/src`), 'apps/storybook/src/muster'];
  return folders
    .flatMap((name) => {
      const folder = join(repository, name);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => join(folder, file));
    })
    .toSorted();
}

/** Lays out code as this repository does. */
function format(code: ReadonlyMap<string, string>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'shown-code-'));
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(STYLE));
    mkdirSync(join(folder, 'code'));
    for (const [id, text] of code) writeFileSync(join(folder, 'code', `${id}.tsx`), text);
    const { status, stderr } = spawnSync(process.execPath, [BIOME, 'check', '--write', 'code'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`storybook: The code of stories cannot be formatted.\n${stderr}`);
    return new Map([...code.keys()].map((id) => [id, readFileSync(join(folder, 'code', `${id}.tsx`), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The code of every story of the packages, by the id of the story. */
export function allCode(): Map<string, string> {
  const names = publicNames();
  const code = new Map<string, string>();
  for (const path of storyFiles()) {
    const text = readFileSync(path, 'utf8');
    // Pages to read have no code to show.
    if (text.includes("tags: ['!autodocs']")) continue;
    const file = readStoryFile(path, text);
    for (const story of file.stories.keys()) {
      code.set(toId(file.title, storyNameFromExport(story)), showCode(file, story, names));
    }
  }
  return format(code);
}
