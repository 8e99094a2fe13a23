import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { beginCompiling } from './compilerSays.mjs';

/** A folder of sources. */
function sources(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sources-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = { include: ['*.ts'], exclude: ['*.test.ts'] };
  const projects = {
    'tsconfig.build.json': JSON.stringify(project),
    'tsconfig.json': JSON.stringify({ include: project.include }),
  };
  for (const [file, content] of Object.entries({ ...files, ...projects })) writeFileSync(join(folder, file), content);
  return folder;
}

const TYPES = 'export interface Page { readonly heading: string; readonly note?: string }\n';

const page = (fields: string) => `import type { Page } from './types';\nexport const page: Page = { ${fields} };\n`;

it('a build stops where a field is misspelt or a value is of another kind, and names file, line and field', async () => {
  const folder = sources({
    'types.ts': TYPES,
    'dach.ts': page("heading: 'Dach', noet: 'Hinweis'"),
    'heizung.ts': page('heading: 12'),
  });
  const stopped = {
    message: expect.stringMatching(
      /^site: .* Nothing was built\. .*:\ndach\.ts\(2,46\): error .*'noet' does not exist in type 'Page'\.\nheizung\.ts\(2,29\): error .*'number' is not assignable to type 'string'\.$/,
    ),
  };
  await expect(beginCompiling(folder)()).rejects.toMatchObject(stopped);
  // What the compiler keeps of its first answer must not make it silent.
  await expect(beginCompiling(folder)()).rejects.toMatchObject(stopped);
});

it('a build goes on where its sources hold, whatever is wrong with a test', async () => {
  const folder = sources({ 'types.ts': TYPES, 'dach.ts': page("heading: 'Dach'"), 'dach.test.ts': page('') });
  await expect(beginCompiling(folder)()).resolves.toBeUndefined();
});

it('one for publishing stops at a test, too, each time that it is asked', async () => {
  const folder = sources({ 'types.ts': TYPES, 'dach.ts': page("heading: 'Dach'"), 'dach.test.ts': page('') });
  const stopped = {
    message: expect.stringMatching(/^site: .* Nothing was built\. .*:\ndach\.test\.ts\(2,14\): error /),
  };
  await expect(beginCompiling(folder, { whole: true })()).rejects.toMatchObject(stopped);
  await expect(beginCompiling(folder)()).resolves.toBeUndefined();
  await expect(beginCompiling(folder, { whole: true })()).rejects.toMatchObject(stopped);
});

it('a build goes on where the compiler cannot keep what it knows', async () => {
  const folder = sources({ 'types.ts': TYPES, 'dach.ts': page("heading: 'Dach'") });
  // In place of a folder that may not be written to, which holds nobody back who is root.
  mkdirSync(join(folder, '.cache/compiler.tsbuildinfo'), { recursive: true });
  await expect(beginCompiling(folder)()).resolves.toBeUndefined();
});

it('a build that stops meanwhile is over at once for whoever reads what it prints', async () => {
  const folder = sources({});
  writeFileSync(join(folder, 'tsconfig.build.json'), JSON.stringify({ files: ['dach.ts'] }));
  // A FIFO, at which the compiler waits for as long as nobody writes.
  const source = join(folder, 'dach.ts');
  spawnSync('sh', ['-c', 'mkfifo dach.ts'], { cwd: folder });
  onTestFinished(() => {
    writeFileSync(source, 'export {};\n', { flag: 'r+' });
  });
  const stopping = `
    import { beginCompiling } from ${JSON.stringify(new URL('compilerSays.mjs', import.meta.url).href)};
    beginCompiling(${JSON.stringify(folder)});
    setTimeout(() => process.exit(1), 4_000);`;
  const build = spawn(process.execPath, ['--input-type=module', '--eval', stopping]);
  build.stdout.resume();
  build.stderr.resume();
  const closed = once(build, 'close');
  await once(build, 'exit');
  expect(await Promise.race([closed, pause(8_000, 'still held open')])).toEqual([1, null]);
});
