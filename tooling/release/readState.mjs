import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, packTarball, unpack } from '../tarball.mjs';
import { differences, fetchPublished } from './published.mjs';

const lines = (text) => text.split('\n').filter(Boolean);
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function readTree(root) {
  const git = (...args) => output('git', args, root).trimEnd();
  const hasOrigin = lines(git('remote')).includes('origin');
  return {
    branch: git('branch', '--show-current'),
    dirty: lines(git('status', '--porcelain')).map((line) => line.slice(3)),
    head: git('rev-parse', 'HEAD'),
    originHead: hasOrigin ? git('ls-remote', 'origin', 'refs/heads/main').split('\t')[0] : undefined,
  };
}

/** @returns {import('./refusals.mjs').ReleasePackage & { tarball: string }} */
function readPackage(root, folder, scratch, registry) {
  const manifest = JSON.parse(read(join(root, folder, 'package.json')));
  const { name, version, repository } = manifest;
  const { tarball, folder: packed } = packTarball(join(root, folder), join(scratch, 'packed'));
  const other = fetchPublished(name, version, join(scratch, 'published'), registry);
  const unpacked = join(scratch, 'unpacked', folder);
  if (other) unpack(other, unpacked);
  const differing = other ? differences(packed, unpacked) : [];
  /** @type {'same' | readonly string[]} */
  const released = differing.length > 0 ? differing : 'same';
  return {
    name,
    folder,
    version,
    repository: repository?.url,
    repositoryFolder: repository?.directory,
    changelog: read(join(root, folder, 'CHANGELOG.md')),
    published: other ? released : 'absent',
    tarball,
  };
}

/** The packages of the repository that are meant for the public, as folders from its root. */
export function publicPackages(root) {
  return readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .filter((folder) => !JSON.parse(read(join(root, folder, 'package.json'))).private);
}

/**
 * What decides whether there can be a release and is known without building, packing or asking anybody but origin.
 * @param {string} root of the repository
 * @param {{ trial: boolean, env?: NodeJS.ProcessEnv }} options
 * @returns {import('./refusals.mjs').ReleaseState} with no packages
 */
export function readRepository(root, { trial, env = process.env }) {
  return {
    ...readTree(root),
    changesets: readdirSync(join(root, '.changeset'))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => name.slice(0, -'.md'.length)),
    trial,
    canProve: Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL),
    workflowRepository: env.GITHUB_REPOSITORY ? `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}` : undefined,
    packages: [],
  };
}

/**
 * Looks at everything that decides whether there can be a release. Packs every package on the way.
 * @param {string} root of the repository
 * @param {{ scratch: string, registry: string[], trial: boolean }} options `scratch`: folder for tarballs; `registry`:
 *   arguments for npm
 * @returns {import('./refusals.mjs').ReleaseState & { packages: readonly { tarball: string }[] }}
 */
export function readState(root, { scratch, registry, trial }) {
  return {
    ...readRepository(root, { trial }),
    packages: publicPackages(root).map((folder) => readPackage(root, folder, scratch, registry)),
  };
}
