import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Names what a build is made of: neither tests nor stories, whose slips no visitor meets. */
const PROJECT = 'tsconfig.build.json';

/** Names these, too: whoever publishes has nothing in it that does not hold. */
const WHOLE_PROJECT = 'tsconfig.json';

/** That it could not keep what it knows: of the disk, not of the sources. */
const NOT_KEPT = /^error TS5033: .*(?:\n|$)/gm;

/** One wrong name in a table is told at each of its rows; more than this nobody reads at once. */
const MOST_LINES = 16;

/** Arguments of Node that ask the compiler of the workspace, wherever it lies; what it has found out is kept, per project. */
function question(project = PROJECT) {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('@typescript/native/package.json');
  const compiler = join(dirname(manifest), require(manifest).bin.tsc);
  const kept = [
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${project === PROJECT ? 'compiler' : 'wholeCompiler'}.tsbuildinfo`,
  ];
  return [compiler, '--noEmit', ...kept, '--pretty', 'false', '-p', project];
}

/** @param {string} printed by the compiler @param {string} folder @returns {string | undefined} */
function slips(printed, folder) {
  const lines = printed.replaceAll(NOT_KEPT, '').replaceAll(join(folder, '/'), '').trim().split('\n');
  if (lines[0] === '') return undefined;
  const rest = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`… and ${rest} more lines.`] : [])].join('\n');
}

/**
 * What the compiler has against the sources of a folder: file, line, column, value and what could stand there.
 * @param {string} folder with a `tsconfig.build.json`
 * @returns {string | undefined} undefined where it has nothing against them, or nothing to look at
 */
export function compilerSays(folder) {
  if (!existsSync(join(folder, PROJECT))) return undefined;
  return slips(spawnSync(process.execPath, question(), { cwd: folder, encoding: 'utf8' }).stdout, folder);
}

/**
 * The same, while other work goes on. It ends with the process.
 * @param {string} folder with a `tsconfig.build.json`
 * @param {string} [project] another file that says what is looked at
 * @returns {Promise<string | undefined>}
 */
export async function askCompiler(folder, project) {
  // The compiler proper is a child of this child and outlives it: it must hold nothing that a reader waits for.
  const child = spawn(process.execPath, question(project), { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stderr.pipe(process.stderr, { end: false });
  const stop = () => child.kill();
  process.once('exit', stop);
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    printed += part;
  });
  const [code, signal] = await once(child, 'close');
  process.off('exit', stop);
  return code === 0 ? undefined : slips(printed || `It ended by ${signal ?? code}.`, folder);
}

/**
 * Begins to ask the compiler, which takes about as long as the checks that run meanwhile: bundling drops types, and a
 * page would go out without what stands under a misspelt name.
 * @param {string} folder with a `tsconfig.build.json`
 * @param {{ whole?: boolean }} [options] `whole`: tests, stories and tools, too, as its `tsconfig.json` names them
 * @returns {() => Promise<void>} waits for the answer, and throws what is wrong
 */
export function beginCompiling(folder, { whole = false } = {}) {
  const answer = askCompiler(folder, whole ? WHOLE_PROJECT : PROJECT);
  return async () => {
    const wrong = await answer;
    if (wrong === undefined) return;
    throw new Error(
      `site: The sources do not hold. Nothing was built. The compiler names file, line and value. Correct them:\n${wrong}`,
    );
  };
}
