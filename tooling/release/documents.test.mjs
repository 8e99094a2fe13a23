// What a release is made of, looked at long before there is one: changesets, logs, workflow.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import changelog from './changelog.cjs';
import { publicPackages } from './readState.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path) => readFileSync(`${root}${path}`, 'utf8');
const manifests = publicPackages(root).map((folder) => ({ folder, ...JSON.parse(read(`${folder}/package.json`)) }));

const changesets = readdirSync(`${root}.changeset`)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const [, head, text] = read(`.changeset/${name}`).match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
    const releases = (head ?? '').split('\n').map((line) => line.match(/^'(\S+)': (patch|minor|major)$/));
    return { name, releases, text: text?.trim() ?? '' };
  });

test('every changeset names packages that exist and speaks to their users', () => {
  for (const { name, releases, text } of changesets) {
    assert.ok(releases.every(Boolean), `${name}: one line per package, 'name': patch, minor or major`);
    for (const [, target] of releases) {
      assert.ok(
        manifests.some((manifest) => manifest.name === target),
        `${name}: ${target} is not published. Name one of: ${manifests.map((manifest) => manifest.name).join(', ')}.`,
      );
    }
    const [title, empty] = text.split('\n');
    assert.ok(title.length > 10 && title.length <= 100, `${name}: begins with a title of at most 100 characters`);
    assert.doesNotMatch(title, /[.#]$|^#/, `${name}: the title is a line of its own, without a full stop`);
    assert.ok(!empty, `${name}: an empty line follows the title`);
  }
});

test('a package that was never released waits for its first release', () => {
  for (const { name, version } of manifests.filter((manifest) => manifest.version === '0.0.0')) {
    const waiting = changesets.flatMap(({ releases }) => releases.map((release) => release?.[1]));
    assert.ok(waiting.includes(name), `${name} is ${version}: add a changeset`);
  }
});

test('every package is published with its log, and the log leads to the policy', () => {
  for (const { folder, files, license } of manifests) {
    assert.ok(files.includes('CHANGELOG.md') && files.includes('LICENSE'), folder);
    assert.equal(license, 'MIT', folder);
    for (const file of ['CHANGELOG.md', 'README.md']) {
      assert.ok(read(`${folder}/${file}`).includes('docs/policy.md'), `${folder}/${file}`);
    }
  }
});

test('an entry of the log is the title in bold and the words below it', async () => {
  const line = await changelog.getReleaseLine({ summary: 'A title\n\nSome words.\n- a list\n' });
  assert.equal(line, '- **A title**\n\n  Some words.\n  - a list');
  assert.equal(await changelog.getReleaseLine({ summary: 'A title\n' }), '- **A title**');
  assert.equal(await changelog.getDependencyReleaseLine(), '');
});

test('the workflow calls the commands of package.json, with the rights that provenance needs', () => {
  const workflow = read('.github/workflows/release.yml');
  const { scripts } = JSON.parse(read('package.json'));
  for (const command of ['release', 'release:version']) {
    assert.ok(scripts[command]);
    assert.match(workflow, new RegExp(`: npx -y pnpm@12 run ${command}\\n`));
  }
  assert.match(workflow, /id-token: write/);
  assert.match(workflow, /branches: \[main\]/);
});
