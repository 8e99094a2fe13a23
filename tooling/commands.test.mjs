// What the commands do when something else than the project is in their way.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished, test } from 'vitest';
import { filtersOf } from './changes.mjs';
import { read, textFiles } from './documents/repository.mjs';
import { runsOn } from './node-version.mjs';
import { changedSteps } from './testSteps.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const STARTED_BY_PNPM = { npm_config_user_agent: 'pnpm/12.0.0 npm/? node/? linux x64' };
const STARTED_BY_NPM = { npm_config_user_agent: 'npm/10.9.0 node/v20.19.0 linux x64' };

/**
 * A folder of its own with commands that stand in for those on the path, each a shell script of these lines.
 * @param {Readonly<Record<string, readonly string[]>>} commands
 */
function standIns(commands) {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, lines] of Object.entries(commands)) {
    writeFileSync(join(folder, name), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 });
  }
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  return { folder, temporary, env: { ...process.env, TMPDIR: temporary, PATH: `${folder}:${process.env.PATH}` } };
}

/**
 * Starts Node, presses Ctrl-C once a file is there, and waits for the end.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} file
 */
async function interruptedOnce(args, env, file) {
  // A group, all of which a terminal tells.
  const child = spawn(process.execPath, args, { detached: true, env });
  const closed = once(child, 'close');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const tell = (signal) => !isOver() && process.kill(-Number(child.pid), signal);
  onTestFinished(() => void tell('SIGKILL'));
  while (!existsSync(file) && !isOver()) await pause(50);
  assert.ok(!isOver(), printed);
  tell('SIGINT');
  assert.deepEqual(await closed, [130, null], printed);
}

/** As turbo does it: says that it works, and ends with 0 when it is interrupted. */
const INTERRUPTED_TURBO = `#!/usr/bin/env node
process.on('SIGINT', () => process.exit(0));
setInterval(() => {}, 1000);
console.log('at work');
`;

const TWO_STEPS = `
import { runSteps } from ${JSON.stringify(pathToFileURL(here('runSteps.mjs')).href)};
import { turbo } from ${JSON.stringify(pathToFileURL(here('turbo.mjs')).href)};
const step = (title) => ({ title, run: () => turbo(['run', 'x']) });
process.exitCode = (await runSteps([step('One'), step('Two')])).code;
`;

test('Ctrl-C ends a command of several steps within the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'turbo'), INTERRUPTED_TURBO);
  chmodSync(join(folder, 'turbo'), 0o755);
  writeFileSync(join(folder, 'command.mjs'), TWO_STEPS);
  const child = spawn(process.execPath, [join(folder, 'command.mjs')], {
    env: { ...process.env, ...STARTED_BY_PNPM, PATH: `${folder}:${process.env.PATH}` },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.on('data', (part) => {
    printed += part;
    if (String(part).includes('at work')) child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  assert.equal(code, 130, printed);
  assert.match(printed, /^1\/2 One … at work\n\d+ s, interrupted\n$/);
});

test('Ctrl-C in the middle of the portals leaves nothing behind', async () => {
  const { temporary, env } = standIns({
    turbo: [],
    pnpm: ['tar -czf "$3/$(basename "$PWD").tgz" -C .. "$(basename "$PWD")/package.json"'],
    // Only ends when it is told to, as an installation that takes long.
    npm: ['touch "$TMPDIR/installing"', 'exec sleep 60'],
  });
  await interruptedOnce(
    [here('consumers/run.mjs'), '--only', 'plain'],
    {
      ...env,
      ...STARTED_BY_PNPM,
      // No browser is started; none is to be installed for it.
      CHROMIUM_PATH: process.execPath,
      HEADLESS_SHELL_PATH: process.execPath,
    },
    join(temporary, 'installing'),
  );
  assert.deepEqual(
    readdirSync(temporary).filter((name) => name.startsWith('sanierungsweg-portals-')),
    [],
  );
  assert.ok(!existsSync(here('../.results/consumers.json')), 'results of a run that was interrupted');
});

test('Ctrl-C while another revision is installed for its pictures leaves no checkout behind', async () => {
  const made = 'mkdir -p "$4/apps/storybook/.storybook" && touch "$4/apps/storybook/.storybook/main.ts"';
  const beside = '$(dirname "$0")';
  const { folder, temporary, env } = standIns({
    git: [`echo "$1 $2" >> "${beside}/asked"`, `case "$1 $2" in rev-parse*) echo abc;; *add) ${made};; esac`],
    npx: [`touch "${beside}/installing"`, 'exec sleep 60'],
  });
  const module = pathToFileURL(here('../apps/storybook/pictures/revision.mjs')).href;
  await interruptedOnce(
    ['--input-type=module', '--eval', `(await import('${module}')).withRevision('main', () => {})`],
    env,
    join(folder, 'installing'),
  );
  assert.deepEqual(readdirSync(temporary), []);
  assert.equal(
    readFileSync(join(folder, 'asked'), 'utf8'),
    'rev-parse --verify\nworktree add\nworktree remove\nworktree prune\n',
  );
});

test('Node is asked for as the tools ask for it', () => {
  const versions = ['18.20.8', '20.18.0', '20.19.0', '21.7.3', '22.11.0', '22.13.0', '23.11.0', '24.0.0', '26.1.0'];
  assert.deepEqual(versions.filter(runsOn), ['20.19.0', '22.13.0', '24.0.0', '26.1.0']);
});

/** What `start` says and how it ends; once the site is served, it has done what it should and is ended. */
async function started(env) {
  const child = spawn(process.execPath, [here('start.mjs')], { env: { ...process.env, ...STARTED_BY_PNPM, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part) => {
    stdout += part;
    if (stdout.includes('http://localhost:')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (part) => (stderr += part));
  const [status] = await once(child, 'close');
  return { status, stdout, stderr };
}

test.each(['abc', '99999', '-1'])('PORT=%s stops before anything is built, with what to do', async (PORT) => {
  const { status, stdout, stderr } = await started({ PORT });
  assert.equal(stdout, '');
  assert.equal(
    stderr,
    `site: PORT is “${PORT}”. No server can listen there. Set it to a number up to 65535, or leave it out.\n`,
  );
  assert.equal(status, 1);
});

test('a port that cannot be had stops before anything is built', async () => {
  // The last one: there is no next one to try.
  const taken = createServer().listen(65_535);
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { status, stdout, stderr } = await started({ PORT: '65535' });
  assert.equal(stdout, '');
  assert.equal(stderr, 'site: Port 65535 is taken. End what listens there, or set PORT to another one.\n');
  assert.equal(status, 1);
});

test('the port is found before the build, said once, and served after it', async () => {
  const { env } = standIns({ turbo: [] });
  const taken = createServer().listen(0);
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  const { stdout } = await started({ ...env, PORT: String(port) });
  const [found, next] = stdout.split('The first time takes about a minute.\n');
  assert.match(found, new RegExp(`^Port ${port} is taken\\. Trying ${port + 1} …\n`));
  assert.doesNotMatch(next, /is taken/);
  // Where no site is built, which this test does not ask for, the server says so instead.
  const served = /^http:\/\/localhost:(\d+)/m.exec(next);
  if (served) assert.equal(served[1], /(\d+) …\n$/.exec(found)[1]);
});

test('a server that the system kills is said, and no success', async () => {
  const { folder, env } = standIns({ turbo: [] });
  const killed = join(folder, 'killed.mjs');
  writeFileSync(killed, "if (process.argv[1].endsWith('serve.mjs')) process.kill(process.pid, 'SIGKILL');\n");
  const { status, stderr } = await started({
    ...env,
    PORT: '0',
    NODE_OPTIONS: `--import=${pathToFileURL(killed).href}`,
  });
  assert.equal(stderr, 'start: The server was ended by SIGKILL. Nothing is served any more.\n');
  assert.equal(status, 137);
});

test.each([
  ['consumers/run', [], { PATH: '/nowhere' }],
  // npm puts turbo on the path, and pnpm not.
  ['turbo', ['run', 'build', '--dry'], STARTED_BY_NPM],
])('a command that pnpm did not start says so: %s', (command, args, env) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [here(`${command}.mjs`), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  assert.equal(status, 1);
  assert.match(
    stdout + stderr,
    /^This was not started by pnpm, .* Start it as the README says, e\.g\. "npx -y pnpm@12 test"\.\n$/,
  );
});

test.each([
  ['start', ['--changed'], 'start --changed'],
  ['test', ['--changed'], 'test --changed'],
  ['dev', ['site'], 'dev'],
  ['dev', ['storybook'], 'storybook'],
])('npm run goes on with pnpm, with what was asked, and ends as it does: %s %s', (command, args, asked) => {
  const { env } = standIns({ npx: ['echo "npx $@"', 'exit 3'] });
  for (const agent of [STARTED_BY_NPM.npm_config_user_agent, '']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [here(`${command}.mjs`), ...args], {
      encoding: 'utf8',
      env: { ...env, npm_config_user_agent: agent },
    });
    assert.equal(stderr, '');
    assert.ok(stdout.endsWith(`\nnpx -y pnpm@12 ${asked}\n`), stdout);
    assert.equal(status, 3);
  }
});

/** Stands in for what goes on in a shell of a command: writes the number of its own process, and would go on for long. */
const SHELL = ['sleep 60 &', 'echo $! > "$(dirname "$0")/number"', 'wait'];

/** Stands in for a command: the same in one process, its own. */
const COMMAND = ['echo $$ > "$(dirname "$0")/number"', 'exec sleep 60'];

/**
 * Asks a command to end once the stand-in works, and says whether that goes, too.
 * @param {string} folder of the stand-in
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
async function isEndedWith(folder, child, signal) {
  const closed = once(child, 'exit');
  const number = join(folder, 'number');
  const ended = (file) => {
    try {
      process.kill(Number(readFileSync(file, 'utf8')), 0);
      return false;
    } catch {
      return true;
    }
  };
  onTestFinished(() => {
    child.kill('SIGKILL');
    if (!ended(number)) process.kill(Number(readFileSync(number, 'utf8')), 'SIGKILL');
  });
  while (!(existsSync(number) && readFileSync(number, 'utf8').endsWith('\n'))) await pause(50);
  child.kill(signal);
  await closed;
  for (let waited = 0; waited < 5_000 && !ended(number); waited += 100) await pause(100);
  return ended(number);
}

const BUSY = `
import processes from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
const { spawn } = processes;
processes.spawn = (...what) => {
  const child = spawn(...what);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  return child;
};
syncBuiltinESMExports();
`;

/** As on a busy machine: what a command starts is well on its way before the command itself goes on. */
const ON_A_BUSY_MACHINE = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(BUSY)}` };

test.each([
  ['npm start', STARTED_BY_NPM, { npx: SHELL }],
  ['pnpm start', STARTED_BY_PNPM, { turbo: COMMAND }],
])('SIGHUP ends what %s has begun a moment ago', async (_name, startedBy, commands) => {
  const { folder, env } = standIns(commands);
  const child = spawn(process.execPath, [here('start.mjs')], {
    env: { ...env, ...startedBy, ...ON_A_BUSY_MACHINE, PORT: '0' },
    stdio: 'ignore',
  });
  assert.ok(await isEndedWith(folder, child, 'SIGHUP'), 'What the command had started goes on.');
});

test.each(/** @type {const} */ (['SIGTERM', 'SIGHUP']))('%s ends what npm start goes on with', async (signal) => {
  const { folder, env } = standIns({ npx: SHELL });
  const child = spawn(process.execPath, [here('start.mjs')], { env: { ...env, ...STARTED_BY_NPM }, stdio: 'ignore' });
  assert.ok(await isEndedWith(folder, child, signal), `What the command had started goes on after ${signal}.`);
});

test('npm that ends its shell ends what runs in it', async () => {
  const { folder, env } = standIns({ npx: SHELL });
  // As npm does it; what follows keeps the shell from becoming the command.
  const child = spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, here('start.mjs')], {
    env: { ...env, ...STARTED_BY_NPM },
    stdio: 'ignore',
  });
  assert.ok(await isEndedWith(folder, child, 'SIGTERM'), 'What ran in the shell goes on.');
});

test('npx that ends its shell ends what pnpm runs in it', async () => {
  const { folder, env } = standIns({
    turbo: COMMAND,
    // As npx does it: in a shell, which alone it ends; what follows keeps the shell from becoming the command.
    npx: ['sh -c "$NODE $START; true" "$@" &', 'shell=$!', "trap 'kill $shell; exit 143' TERM", 'wait'],
  });
  const child = spawn(join(folder, 'npx'), ['-y', 'pnpm@12', 'start'], {
    env: { ...env, ...STARTED_BY_PNPM, NODE: process.execPath, START: here('start.mjs'), PORT: '0' },
    stdio: 'ignore',
  });
  assert.ok(await isEndedWith(folder, child, 'SIGTERM'), 'What ran in the shell goes on.');
});

/**
 * How a command ends that looks for its npx on a system without /proc.
 * @param {string} platform
 * @param {NodeJS.ProcessEnv} env with a ps of its own
 */
function endOfCommandOn(platform, env) {
  const script = `
    Object.defineProperty(process, 'platform', { value: ${JSON.stringify(platform)} });
    const { endWithNpx } = await import(${JSON.stringify(pathToFileURL(here('endWithNpx.mjs')).href)});
    endWithNpx();
    setTimeout(() => {}, 1_500);`;
  const { status, signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { env });
  return [status, signal];
}

test('a ps that answers in its own way ends nothing', () => {
  // As that of FreeBSD does where several columns are asked for by one option: one column, with the others as its heading.
  const { env } = standIns({ ps: ["echo ',args='", 'echo 1'] });
  assert.deepEqual(endOfCommandOn('freebsd', env), [0, null]);
});

test('a ps that cannot be had for once ends nothing', () => {
  const { folder, env } = standIns({
    ps: ['[ ! -e "$0.asked" ] || exit 1', ': > "$0.asked"', 'echo "1 npm exec pnpm@12 dev"'],
  });
  const end = endOfCommandOn('darwin', env);
  assert.ok(existsSync(join(folder, 'ps.asked')));
  assert.deepEqual(end, [0, null]);
});

test.each(/** @type {const} */ (['SIGTERM', 'SIGHUP']))('%s ends a build that start has begun', async (signal) => {
  const { folder, env } = standIns({ turbo: COMMAND });
  const child = spawn(process.execPath, [here('start.mjs')], {
    env: { ...env, ...STARTED_BY_PNPM, PORT: '0' },
    stdio: 'ignore',
  });
  assert.ok(await isEndedWith(folder, child, signal), `What the command had started goes on after ${signal}.`);
});

test('a development server is not started without the dependencies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'tooling'));
  for (const file of readdirSync(here('.')).filter((name) => name.endsWith('.mjs'))) {
    copyFileSync(here(file), join(folder, 'tooling', file));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'tooling/dev.mjs'), 'site'], {
    encoding: 'utf8',
    env: { ...process.env, ...STARTED_BY_PNPM, PATH: '/nowhere' },
  });
  assert.equal(stdout, '');
  assert.match(stderr, /^The dependencies could not be installed; .* Run "npx -y pnpm@12 install" .*\n$/);
  assert.equal(status, 1);
});

test.each(['start', 'test', 'turbo', 'dev', 'consumers/run'])(
  '%s refuses an old Node before anything else',
  (command) => {
    const old = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.18.3"})';
    const { status, stderr } = spawnSync(process.execPath, ['--import', old, here(`${command}.mjs`)], {
      encoding: 'utf8',
      env: { ...process.env, PATH: '/nowhere' },
    });
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^This project needs Node 20\.19, 22\.13, 24 or newer, but neither 21 nor 23; this is 20\.18\.3\. Install .* delete the folder node_modules,/,
    );
  },
);

test('a change of any package asks the tests of documents and changesets, too', () => {
  // In place of what differs now, which may be the root itself.
  const { status, stdout, stderr } = spawnSync(
    'turbo',
    [
      'run',
      'tooling:test',
      'release:test',
      'test',
      '--filter=@sanierungsweg/ui',
      ...filtersOf('HEAD').slice(1),
      '--dry=json',
    ],
    { cwd: here('..'), encoding: 'utf8', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  assert.equal(status, 0, stderr);
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const root = tasks.map(({ taskId }) => taskId).filter((id) => id.startsWith('//'));
  assert.deepEqual(root.toSorted(), ['//#release:test', '//#tooling:test']);
});

/** The tasks that `test --changed` runs for files, each with the workspaces it is narrowed to. */
async function tasksFor(...files) {
  const tasks = [];
  const run = async (args) => {
    const filters = args.flatMap((arg) => /^--filter=@sanierungsweg\/(.*)$/.exec(arg)?.[1] ?? []);
    const names = args.filter((arg) => !arg.startsWith('--'));
    tasks.push(...names.map((name) => [name, ...filters].join(' of ')));
    return 0;
  };
  const workspaces = files.flatMap((file) => /^(?:packages|apps)\/[^/]+(?=\/)/.exec(file)?.[0] ?? []);
  for (const step of changedSteps(run, { since: 'HEAD', files, workspaces })) await step.run();
  return tasks;
}

test('a change of documents alone asks no tool that reads none', async () => {
  const readers = ['format', 'lint', 'knip', 'tooling:types'];
  const asked = async (...files) => (await tasksFor(...files)).filter((task) => readers.includes(task));
  assert.deepEqual(await asked('docs/policy.md', 'README.md', '.changeset/ui-x.md'), []);
  assert.deepEqual(await asked('packages/ui/README.md'), []);
  assert.deepEqual(await asked('docs/policy.md', '.changeset/config.json'), readers);
  assert.deepEqual(await asked('packages/ui/src/Card/Card.tsx'), readers);
});

test('a changed story is tried where stories run, and not what it is a story of', async () => {
  const inBrowser = async (...files) =>
    (await tasksFor(...files)).filter((task) => /^(?:test:browser|test:stories|e2e) /.test(task));
  const of = (name) => ['test:browser', 'test:stories', 'e2e'].map((task) => `${task} of ${name}`);
  assert.deepEqual(await inBrowser('packages/ui/src/Card/Card.stories.tsx'), of('storybook'));
  assert.deepEqual(await inBrowser('apps/site/src/page/blocks/Steps/Steps.stories.tsx'), of('storybook'));
  assert.deepEqual(await inBrowser('packages/ui/src/Card/Card.tsx'), of('ui'));
  assert.deepEqual(await inBrowser('apps/site/e2e/new.spec.ts', 'packages/ui/src/Card/Card.stories.tsx'), [
    ...of('storybook'),
    ...of('site'),
  ]);
  assert.deepEqual(await inBrowser('docs/policy.md'), []);
});

test('what is published is checked anew each time, and a wrong value told in words before types are', () => {
  const [, , ...args] = JSON.parse(read('package.json')).scripts['build:production'].split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [here('turbo.mjs'), ...args, '--dry=json'], {
    encoding: 'utf8',
    env: { ...process.env, ...STARTED_BY_PNPM },
  });
  assert.equal(status, 0, stderr);
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  const ofSite = tasks.filter(({ taskId }) => taskId.startsWith('@sanierungsweg/site#'));
  // A second build of the site would write into the same folder at the same time; a compiler that comes first says
  // nothing but types of a wrong setting, where the build names field, value and remedy and asks it itself.
  assert.deepEqual(
    ofSite.map(({ task }) => task),
    ['build:production'],
  );
  const [build] = ofSite;
  assert.match(build.command, /^SITE_STAGE=production /);
  // A day that was not too old may be so now.
  assert.equal(build.resolvedTaskDefinition.cache, false);
});

test('what a build writes among the sources is read after it, not while it is written', () => {
  const { tasks } = JSON.parse(read('turbo.json'));
  const writing = new Set(
    textFiles().flatMap((path) => /^packages\/([^/]+)\/src\/.*\.generated\.\w+$/.exec(path)?.[1] ?? []),
  );
  assert.ok(writing.size > 0);
  for (const name of writing) {
    for (const task of ['typecheck', 'test']) {
      assert.ok(
        tasks[`@sanierungsweg/${name}#${task}`]?.dependsOn.includes('build'),
        `turbo.json: let @sanierungsweg/${name}#${task} depend on “build”.`,
      );
    }
  }
});

test('no browser test has a server in a process of its own, which would outlive a killed run', () => {
  const configurations = textFiles().filter((path) => /playwright(?:\.\w+)*\.config\.\w+$/.test(path));
  assert.ok(configurations.length > 3);
  assert.deepEqual(
    configurations.filter((path) => /^\s*webServer\b/m.test(read(path))),
    [],
    'Start it in globalSetup, see apps/site/e2e/server/globalSetup.ts.',
  );
});

test('a script asks whether it was called by its path, not by its address: folders have spaces, umlauts and links', () => {
  const scripts = textFiles().filter((path) => path.endsWith('.mjs') && !path.endsWith('.test.mjs'));
  assert.deepEqual(
    scripts.filter((path) => /new URL\(import\.meta\.url\)\.pathname/.test(read(path))),
    [],
    'Use fileURLToPath(import.meta.url).',
  );
  // Called through a linked folder, it would do nothing and end as if all were well.
  assert.deepEqual(
    scripts.filter((path) =>
      /process\.argv\[1\]\)? ===/.test(read(path).replaceAll('realpathSync(process.argv[1])', '')),
    ),
    [],
    'Use realpathSync(process.argv[1]).',
  );
});

test('a clone has lines as the tools write them, also where git writes CRLF by default', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args) =>
    spawnSync('git', ['-c', 'core.autocrlf=true', '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
    });
  const names = ['a.ts', 'a.md', '.changeset/a.md'];
  mkdirSync(join(folder, '.changeset'));
  for (const name of names) writeFileSync(join(folder, name), 'one\ntwo\n');
  if (existsSync(here('../.gitattributes'))) copyFileSync(here('../.gitattributes'), join(folder, '.gitattributes'));
  git('init');
  git('add', '.');
  git('commit', '--message', 'Start');
  for (const name of names) rmSync(join(folder, name));
  git('checkout', '.');
  assert.deepEqual(
    names.map((name) => readFileSync(join(folder, name), 'utf8')),
    names.map(() => 'one\ntwo\n'),
  );
});

test('.ci/run asks the whole project from wherever it is called', () => {
  const { env } = standIns({ npx: ['echo "$PWD: $*"'] });
  const { stdout } = spawnSync(here('../.ci/run'), {
    cwd: here('../packages/ui'),
    encoding: 'utf8',
    env,
  });
  assert.equal(stdout, `${resolve(here('..'))}: -y pnpm@12 test\n`);
});

test.each([
  ['test.mjs', ['--chnged'], "test: Unknown option '--chnged'. Nothing was done. It takes --changed."],
  [
    'start.mjs',
    ['--port', '8080'],
    "start: Unknown option '--port'. Nothing was done. It takes no options. PORT=8080 in front of it changes the port.",
  ],
  [
    'dev.mjs',
    ['site', '--port', '8080'],
    "dev: Unknown option '--port'. Nothing was done. It takes no options. PORT=8080 in front of it changes the port.",
  ],
  ['dev.mjs', ['storybook', 'x'], "storybook: Unexpected argument 'x'. Nothing was done. It takes no options."],
  ['test.mjs', ['consent'], "test: Unexpected argument 'consent'. Nothing was done. It takes --changed."],
  [
    'consumers/run.mjs',
    ['--only'],
    /^consumers: Option '--only <value>' argument missing\. .* It takes --only VALUE, --keep\.$/,
  ],
  ['release/release.mjs', ['--dry'], "release: Unknown option '--dry'. Nothing was done. It takes --registry VALUE."],
  [
    JSON.parse(read('package.json')).scripts['release:version'].replace(/^node tooling\//, ''),
    ['--dry'],
    "release:version: Unknown option '--dry'. Nothing was done. It takes no options.",
  ],
  [
    '../apps/site/build/build.mjs',
    ['--asking'],
    /^site: A build takes no “--asking”\. Nothing was built\. .* “asking” for dist-asking\/\. .*SITE_LEAD_CONSENT/,
  ],
  ['commits.mjs', ['--fix'], "commits: Unknown option '--fix'. Nothing was done. It takes no options."],
  [
    '../apps/site/build/ledger.mjs',
    ['--why=Der Satz ist gestiegen.'],
    /^ledger: Unknown option '--why'\. Nothing was done\. It takes one German sentence that says why a figure changed\.$/,
  ],
  [
    '../apps/site/server/serve.mjs',
    ['--port', '8080'],
    /^site: The server takes no “8080”\. Nothing is served\. .* dist-asking\/\. PORT=8080 in front of it changes the port\.$/,
  ],
  [
    '../apps/site/server/serve.mjs',
    ['nowhere'],
    /dist-nowhere\/404\.html is not there, .* Run "node build\/build\.mjs nowhere" in apps\/site, or leave out “nowhere” for the one in dist\/\.$/,
  ],
  [
    '../apps/site/measures/lighthouse.mjs',
    ['--write', '/dach'],
    /^lighthouse: --write puts .* all pages into README\.md, and “\/dach” measures some\. Nothing was measured\. /,
  ],
  [
    '../apps/site/measures/lighthouse.mjs',
    ['--bside=x'],
    /^lighthouse: Unknown option '--bside'\. .*, paths of pages\.$/,
  ],
  [
    '../apps/site/measures/lighthouse.mjs',
    ['--beside=nowhere'],
    /^lighthouse: There is no build in apps\/site\/dist-nowhere\. /,
  ],
  [
    '../apps/storybook/pictures/pictures.mjs',
    ['--aginst', 'x'],
    /^pictures: Unknown option '--aginst'\. .* --no-build\.$/,
  ],
  [
    '../apps/storybook/pictures/pictures.mjs',
    ['--against', 'nowhere'],
    /no revision “nowhere” .* Nothing was built\.$/,
  ],
])('a wrong argument ends %s %j at once, with what to write', (command, args, words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [here(command), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...STARTED_BY_PNPM },
    timeout: 30_000,
  });
  assert.equal(status, 1, stdout + stderr);
  assert.equal(stdout, '');
  if (typeof words === 'string') assert.equal(stderr, `${words}\n`);
  else assert.match(stderr.trimEnd(), words);
});

test('a build to compare with that lacks its headers is found before anything is served', () => {
  const folder = mkdtempSync(here('../apps/site/dist-half-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '404.html'), '');
  const name = basename(folder).slice('dist-'.length);
  const { status, stderr } = spawnSync(
    process.execPath,
    [here('../apps/site/measures/lighthouse.mjs'), `--beside=${name}`],
    { encoding: 'utf8', timeout: 30_000 },
  );
  assert.match(
    stderr,
    new RegExp(`^lighthouse: There is no build in apps/site/dist-${name}\\. .*deploy-${name}\\.\n$`),
  );
  assert.equal(status, 1);
});

test('half a package is said by its files, before anything of it is loaded', () => {
  // Packs the manifest alone.
  const { folder, env } = standIns({ pnpm: ['tar -czf "$3/half.tgz" -C .. "$(basename "$PWD")/package.json"'] });
  const half = join(folder, 'half');
  mkdirSync(half);
  const format = (file) => ({ types: './dist/index.d.ts', default: file });
  writeFileSync(
    join(half, 'package.json'),
    JSON.stringify({
      name: 'half',
      exports: { '.': { import: format('./dist/index.js'), require: format('./dist/index.cjs') } },
      bin: { half: 'dist/half.js' },
    }),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [here('contents/check.mjs'), '--renew'], {
    cwd: half,
    encoding: 'utf8',
    env,
  });
  assert.equal(
    stderr,
    'half: dist/index.js, dist/index.cjs, dist/half.js would not be published, though package.json names it. Nothing was compared or written. Run "npx -y pnpm@12 --filter half build"; if that does not write it, correct package.json.\n',
  );
  assert.equal(stdout, '');
  assert.equal(status, 1);
  assert.deepEqual(readdirSync(half), ['package.json']);
});

test('a record of what a package publishes is said to be renewed only where it was', () => {
  const { folder, env } = standIns({ pnpm: ['tar -czf "$3/small.tgz" -C .. small/package.json small/LICENSE'] });
  const small = join(folder, 'small');
  mkdirSync(small);
  writeFileSync(join(small, 'package.json'), JSON.stringify({ name: 'small', exports: {} }));
  writeFileSync(join(small, 'LICENSE'), 'MIT');
  const renewed = () => {
    const { stdout, stderr } = spawnSync(process.execPath, [here('contents/check.mjs'), '--renew'], {
      cwd: small,
      encoding: 'utf8',
      env,
    });
    assert.equal(stderr, '');
    return stdout;
  };
  assert.equal(renewed(), 'small: 2 files; contents.generated.json was renewed. Commit it.\n');
  assert.equal(renewed(), 'small: 2 files, as recorded.\n');
});

const TAKES_TURBO = 'It takes options of turbo, such as --filter=@sanierungsweg/ui.';

test.each([
  ['check', TAKES_TURBO],
  ['e2e', TAKES_TURBO],
  ['fix', 'It takes no options.'],
])('%s --help does nothing but say what it takes', (command, takes) => {
  const { folder, env } = standIns(
    Object.fromEntries(['turbo', 'biome', 'oxlint'].map((name) => [name, [`touch "$(dirname "$0")/ran"`]])),
  );
  const { status, stdout, stderr } = spawnSync(`${JSON.parse(read('package.json')).scripts[command]} --help`, {
    cwd: here('..'),
    encoding: 'utf8',
    env: { ...env, ...STARTED_BY_PNPM, npm_lifecycle_event: command },
    shell: true,
  });
  assert.equal(stderr, '');
  assert.equal(stdout, `${command}: ${takes} What it does stands in README.md or CONTRIBUTING.md.\n`);
  assert.equal(status, 0);
  assert.ok(!existsSync(join(folder, 'ran')));
});

test('fix corrects lint findings, too, where the format has one that no machine corrects', () => {
  const { folder, env } = standIns({ biome: ['exit 1'], oxlint: ['touch "$(dirname "$0")/linted"'] });
  const { status } = spawnSync(JSON.parse(read('package.json')).scripts.fix, { cwd: here('..'), env, shell: true });
  assert.ok(existsSync(join(folder, 'linted')));
  assert.equal(status, 1);
});

test('a measurement whose browser does not start ends all the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'apps/site');
  for (const part of ['apps/site/measures', 'apps/site/server']) {
    cpSync(here(`../${part}`), join(folder, part), { recursive: true });
  }
  // What they need of the project, where it is.
  symlinkSync(here('.'), join(folder, 'tooling'));
  symlinkSync(here('../apps/site/node_modules'), join(site, 'node_modules'));
  for (const part of ['dist', 'deploy']) mkdirSync(join(site, part));
  writeFileSync(join(site, 'dist/404.html'), '');
  writeFileSync(join(site, 'dist/sitemap.xml'), '<loc>https://example.org/</loc>');
  writeFileSync(join(site, 'deploy/headers.json'), '{ "headers": {}, "caching": [] }');
  const { status, stderr } = spawnSync(process.execPath, [join(site, 'measures/lighthouse.mjs'), '/'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: process.execPath, HEADLESS_SHELL_PATH: process.execPath },
    timeout: 30_000,
  });
  assert.match(stderr, /Failed to launch the browser/);
  assert.equal(status, 1);
});

test('--help says what a command takes, and does nothing', () => {
  const { status, stdout } = spawnSync(process.execPath, [here('../apps/site/measures/lighthouse.mjs'), '--help'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  assert.equal(
    stdout,
    'lighthouse: It takes --sample, --write, --beside VALUE, paths of pages. What it does stands in README.md or CONTRIBUTING.md.\n',
  );
  assert.equal(status, 0);
});

test('a development server hears of the port and of the settings that stand in the environment', () => {
  const { stdout } = spawnSync('turbo', ['run', 'dev', '--filter=@sanierungsweg/site', '--dry=json'], {
    cwd: here('..'),
    encoding: 'utf8',
    env: { ...process.env, PORT: '8080', SITE_LEADS: 'none' },
  });
  const { tasks } = JSON.parse(stdout);
  const { environmentVariables } = tasks.find(({ taskId }) => taskId === '@sanierungsweg/site#dev');
  assert.deepEqual(
    environmentVariables.passthrough
      .map((variable) => variable.split('=')[0])
      .filter((name) => /^(?:PORT|SITE_)/.test(name)),
    ['PORT', 'SITE_LEADS'],
  );
});
