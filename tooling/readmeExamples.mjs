import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlocks } from './codeBlocks.mjs';

const COMPILED = ['ts', 'tsx'];
/** `sh` is what a person types and is left out; `html` and `text` run where the package's own tests say so. */
const KNOWN = [...COMPILED, 'html', 'sh', 'text'];

/**
 * Every fenced block of a README but the commands, by the heading above it; a second one under the same heading ends
 * in ` 2`.
 * @param {string} packageFolder
 * @returns {{ key: string, language: string, code: string, file: string }[]} `file`: where `writeExamples` puts it
 * @throws if a block is in a language that nobody runs, so that none is passed over in silence
 */
export function readmeExamples(packageFolder) {
  const seen = new Map();
  return codeBlocks(readFileSync(join(packageFolder, 'README.md'), 'utf8'))
    .map(({ language, heading, code, line }) => {
      if (!KNOWN.includes(language)) {
        throw new Error(
          `README.md:${line}: nobody runs examples in "${language}". It would stay unproved. Use one of ${KNOWN.join(', ')}.`,
        );
      }
      return { language, heading, code };
    })
    .filter(({ language }) => language !== 'sh')
    .map(({ language, heading, code }, index) => {
      const count = (seen.get(heading) ?? 0) + 1;
      seen.set(heading, count);
      const key = count > 1 ? `${heading} ${count}` : heading;
      return { key, language, code, file: join(packageFolder, `.cache/readme/example${index}.${language}`) };
    });
}

/** Writes the examples to `.cache/readme` of their package, where they can be imported. */
export function writeExamples(packageFolder) {
  const folder = join(packageFolder, '.cache/readme');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const examples = readmeExamples(packageFolder);
  for (const { file, code } of examples) writeFileSync(file, code);
  return examples;
}

/**
 * Compiles the written examples against the built package, as strictly as the repository's own code.
 * @returns {string} what the compiler complains about, empty if nothing
 */
export function compileExamples(packageFolder) {
  const folder = join(packageFolder, '.cache/readme');
  const base = JSON.parse(readFileSync(join(packageFolder, '../../tsconfig.base.json'), 'utf8'));
  const config = {
    compilerOptions: { ...base.compilerOptions, types: [], noEmit: true },
    include: COMPILED.map((extension) => `*.${extension}`),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(packageFolder, '../../node_modules/.bin/tsc');
  const { stdout, stderr } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
  return stdout + stderr;
}
