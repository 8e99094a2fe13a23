import { appendFileSync, cpSync, existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { output } from '../tarball.mjs';
import { publicPackages } from './readState.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The repository as it lies here, with the built packages, as one commit on main and with an origin of its own.
 * @param {string} folder where the copy goes; the origin lies beside it
 * @param {string} npmrc lines that send our packages to the trial's registry
 */
export function copyRepository(folder, npmrc) {
  const files = output('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root).split('\0');
  for (const file of files.filter((path) => path && existsSync(join(root, path)))) {
    cpSync(join(root, file), join(folder, file));
  }
  for (const path of publicPackages(root)) {
    cpSync(join(root, path, 'dist'), join(folder, path, 'dist'), { recursive: true });
  }
  // The commands that a release needs; the install itself is not what is tried here.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const git = (...args) => output('git', args, folder);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Trial');
  git('config', 'user.email', 'trial@example.org');
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n.npmrc\n');
  appendFileSync(join(folder, '.npmrc'), npmrc);
  output('git', ['init', '--quiet', '--bare', '--initial-branch=main', `${folder}-origin`], folder);
  git('remote', 'add', 'origin', `${folder}-origin`);
  commitAndPush(folder, 'workspace: Start the trial');
}

/** Commits whatever differs and takes it to origin, as a merged pull request would. */
export function commitAndPush(folder, message) {
  const git = (...args) => output('git', args, folder);
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
  git('push', '--quiet', 'origin', 'main');
}
