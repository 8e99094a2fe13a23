import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CSpellReporter, type Issue, lint } from 'cspell';
import { describe, expect, it } from 'vitest';

const site = fileURLToPath(new URL('../../..', import.meta.url));
const own = readFileSync(`${site}src/content/woerter.txt`, 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Checks the files that `cspell.json` names, or others under another root. */
async function check(files: readonly string[] = [], root = site) {
  const issues: Issue[] = [];
  const faults: string[] = [];
  const reporter: CSpellReporter = {
    issue: (issue) => void issues.push(issue),
    error: (message, error) => void faults.push(`${message} ${error.message}`),
  };
  const result = await lint([...files], { root, config: `${site}cspell.json`, progress: false }, reporter);
  return {
    files: result.files,
    faults,
    unknown: issues.map(({ text, uri, row, col }) => `${uri?.replace(/^.*\/src\//, 'src/')}:${row}:${col} ${text}`),
  };
}

describe('German spelling', () => {
  it('knows every word of content, figures and templates, or finds it in woerter.txt', {
    timeout: 60_000,
  }, async () => {
    const { files, faults, unknown } = await check();
    expect(faults).toEqual([]);
    expect(files).toBeGreaterThan(60);
    expect(unknown).toEqual([]);
  });

  it('notices a misspelled word in a sentence and passes over code', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
    const file = join(folder, 'record.ts');
    writeFileSync(
      file,
      "import { link } from '../text';\nexport const lead = text`Eine Wärmepunpe für ${link('/dach', 'das Dahc')}.`;\n",
    );
    const { files, unknown } = await check([file], folder);
    expect(files).toBe(1);
    expect(unknown.map((issue) => issue.split(' ').at(-1))).toEqual(['Wärmepunpe', 'Dahc']);
  });

  it('keeps the word list in order, each word once', () => {
    const { compare } = new Intl.Collator('de');
    const astray = own.filter((word, index) => index > 0 && compare(own[index - 1]!, word) >= 0);
    expect(astray, 'These stand twice or below a later one: woerter.txt is alphabetical.').toEqual([]);
  });
});
