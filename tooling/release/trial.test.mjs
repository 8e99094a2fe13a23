// A release as users see it: versions, publishes to a registry on this machine, installs from it, uses what arrived.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, test } from 'vitest';
import { output } from '../tarball.mjs';
import { commitAndPush, copyRepository } from './copyRepository.mjs';
import { emptyProject } from './emptyProject.mjs';
import { followGuide } from './followGuide.mjs';
import { startRegistry } from './startRegistry.mjs';

const PACKAGES = ['consent', 'lead-widget', 'ui'];

const portal = fileURLToPath(new URL('../consumers/portals/node', import.meta.url));

let folder;
let repository;
let registry;
let project;

const edit = (path, change) => {
  const file = join(repository, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};
const manifest = (name) => JSON.parse(readFileSync(join(repository, `packages/${name}/package.json`), 'utf8'));
const changelog = (name) => readFileSync(join(repository, `packages/${name}/CHANGELOG.md`), 'utf8');
const versions = (name) =>
  JSON.parse(output('npm', ['view', `@sanierungsweg/${name}`, 'versions', '--json'], repository));
/** What each entry of a package promises to export, by what is imported. */
function entriesOf(name) {
  const { entries } = JSON.parse(readFileSync(join(repository, `packages/${name}/contents.generated.json`), 'utf8'));
  return Object.fromEntries(
    Object.entries(entries).map(([key, { exports }]) => [`@sanierungsweg/${name}${key.slice(1)}`, exports]),
  );
}
/** What the command of package.json does, in the copy. */
const script = (name, ...args) =>
  spawnSync(`${JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).scripts[name]} ${args.join(' ')}`, {
    cwd: repository,
    encoding: 'utf8',
    shell: true,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
const release = () => script('release', '--registry', registry.url);
/** What a release says that does not happen. */
function refusal() {
  const { status, stdout, stderr } = release();
  assert.equal(status, 1, stdout + stderr);
  assert.match(stderr, /^Nothing was published\.$/m);
  return stderr;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-trial-'));
  repository = join(folder, 'repository');
  registry = await startRegistry();
  copyRepository(repository, registry.npmrc);
});

afterAll(() => {
  registry?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('changesets that belong to no version hold the release back', () => {
  const pending = output('git', ['ls-files', '.changeset/*.md'], repository).split('\n').filter(Boolean);
  if (pending.length === 0) {
    writeFileSync(join(repository, '.changeset/trial.md'), "---\n'@sanierungsweg/ui': patch\n---\n\nA trial\n");
    commitAndPush(repository, 'ui: Try a release');
  }
  assert.match(refusal(), /is not part of any version yet\.\n.*pnpm release:version/);
});

test('release:version sets the versions and writes a log for users', () => {
  const before = Object.fromEntries(PACKAGES.map((name) => [name, manifest(name).version]));
  const { status, stdout, stderr } = script('release:version');
  assert.equal(status, 0, stdout + stderr);
  const risen = PACKAGES.filter((name) => manifest(name).version !== before[name]);
  assert.ok(risen.length > 0);
  for (const name of risen) {
    const log = changelog(name);
    assert.ok(log.startsWith(`# @sanierungsweg/${name}\n\n## ${manifest(name).version}\n`), log);
    assert.match(log, /^- \*\*\S.*\*\*$/m, 'an entry begins with its title');
    assert.doesNotMatch(log, /\b[0-9a-f]{7,40}:/, 'no hashes of commits');
  }
  assert.match(refusal(), /These files differ from the last commit: \.changeset\/\S+\.md, .* and \d+ more\./);
  output('git', ['add', '--all'], repository);
  output('git', ['commit', '--quiet', '--message', 'release: Version packages'], repository);
  assert.match(refusal(), /but main at origin is/);
  output('git', ['push', '--quiet', 'origin', 'main'], repository);
});

test('release publishes every package and tags it', () => {
  const { status, stdout, stderr } = release();
  assert.equal(status, 0, stdout + stderr);
  for (const name of PACKAGES) {
    const { version } = manifest(name);
    assert.deepEqual([versions(name)].flat(), [version]);
    assert.ok(stdout.includes(`New tag:`) && stdout.includes(`@sanierungsweg/${name}@${version}`), stdout);
  }
  assert.equal(output('git', ['tag'], repository).split('\n').filter(Boolean).length, PACKAGES.length);
});

test('the guide leads from an empty folder to a working form, by its own words', async () => {
  project = emptyProject(join(folder, 'new-user'), registry.npmrc);
  await assert.doesNotReject(() => followGuide(project));
});

test('every entry works in Node, as it arrived', async () => {
  await project.run('npm install @sanierungsweg/ui');
  const entries = Object.assign({}, ...PACKAGES.map(entriesOf));
  for (const file of ['entries.mjs', 'render.mjs']) cpSync(join(portal, file), project.path(file));
  const found = JSON.parse(await project.run(`node entries.mjs ${Object.keys(entries).join(' ')}`));
  for (const [specifier, names] of Object.entries(entries)) {
    assert.deepEqual(found[specifier], { imported: names, required: names }, specifier);
  }
  const page = await project.run('node render.mjs');
  assert.ok(page.includes('ui-button_cta') && page.includes('class="lead-widget"'), page);
});

test('releasing the same again does nothing', () => {
  const { status, stdout, stderr } = release();
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, /Nothing to do/);
});

test('a published version cannot change', () => {
  edit('packages/ui/README.md', (text) => `${text}\nOne more sentence.\n`);
  commitAndPush(repository, 'ui: Add a sentence');
  assert.match(refusal(), /@sanierungsweg\/ui@\S+ is published with other content: README\.md\.\n.*pnpm changeset/);
});

test('packages get their next versions one by one', () => {
  const before = Object.fromEntries(PACKAGES.map((name) => [name, manifest(name).version]));
  writeFileSync(
    join(repository, '.changeset/one-sentence.md'),
    "---\n'@sanierungsweg/ui': patch\n---\n\nOne more sentence in the README\n\nIt says more.\n",
  );
  assert.equal(script('release:version').status, 0);
  commitAndPush(repository, 'release: Version packages');
  const { status, stdout, stderr } = release();
  assert.equal(status, 0, stdout + stderr);
  assert.deepEqual(versions('ui'), [before.ui, manifest('ui').version]);
  assert.equal(manifest('consent').version, before.consent);
  assert.match(changelog('ui'), /### Patch Changes\n\n- \*\*One more sentence in the README\*\*\n\n  It says more\.\n/);
  assert.ok(changelog('ui').indexOf(manifest('ui').version) < changelog('ui').indexOf(`## ${before.ui}\n`));
});
