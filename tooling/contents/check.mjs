// Compares what a package would publish with its record, `contents.generated.json`; `--renew` writes the record.
// Runs in the package's folder. See docs/decisions/0010-consumers.md.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packTarball } from '../tarball.mjs';
import { faultsOf, missingFiles } from './faults.mjs';
import { codeEntries, packageContents } from './packageContents.mjs';

const RECORD = 'contents.generated.json';
const require = createRequire(join(process.cwd(), 'package.json'));
const { exports, name } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Imports an entry of the built package by the file that the exports map names. */
const load = (specifier) =>
  import(pathToFileURL(join(process.cwd(), exports[`.${specifier.slice(name.length)}`].import.default)).href);

function compare(contents) {
  const recorded = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
  try {
    assert.deepEqual(contents, recorded);
    return [];
  } catch (error) {
    return [
      `what would be published differs from ${RECORD} (+ now, - recorded). If that is meant, run "pnpm contents" and commit the record.\n${error.message}`,
    ];
  }
}

/** What was done about the record, or that nothing was. */
let outcome = ', as recorded.';

function renew(contents) {
  const text = `${JSON.stringify(contents, null, 2)}\n`;
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === text) return;
  writeFileSync(RECORD, text);
  outcome = `; ${RECORD} was renewed. Commit it.`;
}

async function check(packed) {
  const contents = await packageContents(packed, load);
  const faults = faultsOf(packed, contents);
  for (const [key, { require: cjs }] of codeEntries(packed.manifest)) {
    const names = Object.keys(require(cjs.default)).sort();
    const promised = contents.entries[key].exports;
    if (names.join() !== promised.join())
      faults.push(`${key} exports ${names.join(', ')} by require, ${promised.join(', ')} by import`);
  }
  if (process.argv.includes('--renew')) renew(contents);
  else faults.push(...compare(contents));
  return faults;
}

const scratch = mkdtempSync(join(tmpdir(), 'contents-'));
try {
  const packed = packTarball(process.cwd(), scratch);
  const missing = missingFiles(packed);
  const faults =
    missing.length > 0
      ? [
          `${missing.join(', ')} would not be published, though package.json names it. Nothing was compared or written. Run "npx -y pnpm@12 --filter ${name} build"; if that does not write it, correct package.json.`,
        ]
      : await check(packed);
  for (const fault of faults) console.error(`${name}: ${fault}`);
  if (faults.length === 0) console.log(`${name}: ${packed.files.length} files${outcome}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
