// Sets a portal up in a folder of its own, outside the workspace, and runs its commands there.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './portals.mjs';

const VERSIONS = JSON.parse(readFileSync(new URL('versions.json', import.meta.url), 'utf8'));
/** What describes a portal to us; no team has it. */
const OURS = /[\\/](?:portal|checks)\.mjs$/;
const INSTALL = {
  npm: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
  pnpm: ['pnpm', 'install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline', '--loglevel=error'],
};
const QUIET = {
  NEXT_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Left by the surrounding `pnpm run`: a portal has its own.
  NODE_PATH: undefined,
};

/** The environment of a portal's commands. */
export const environmentOf = () => ({ ...process.env, ...QUIET });

/** A portal's folder below the folder of this run. */
export function folderOf(portal) {
  return join(process.env.CONSUMERS_FOLDER, portal.name);
}

/**
 * Runs a command in a portal's folder.
 * @param {import('./portal.mjs').NamedPortal} portal
 * @param {string} step in words
 * @param {readonly string[]} command with its arguments
 * @param {Record<string, string>} [env]
 * @returns {Promise<string>} what it printed
 * @throws If it fails; the message names portal, step, folder, command, and ends with the command's last lines.
 */
export function run(portal, step, [command, ...args], env = {}) {
  const folder = folderOf(portal);
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env: { ...environmentOf(), ...env }, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`;
      if (!error) return resolve(output);
      const lines = output.trim().split('\n').slice(-40).join('\n');
      const reason = error.code === 'ENOENT' ? `${command} was not found on this machine.` : lines;
      return reject(
        new Error(
          `consumers: The portal "${portal.name}" failed at this step: ${step}. Its folder is ${folder}; to repeat the step, run "${[command, ...args].join(' ')}" there.\n\n${reason}`,
        ),
      );
    });
    child.stdin?.end();
  });
}

/** What a portal installs beside our packages, in exact versions. */
export function versionsOf({ name, needs = [], dependencies = {} }) {
  const groups = needs.map((group) => {
    if (VERSIONS[group]) return VERSIONS[group];
    throw new Error(
      `consumers: The portal "${name}" needs "${group}", which versions.json does not have. Add it there.`,
    );
  });
  return Object.assign({}, ...groups, dependencies);
}

/** Copies a portal's files, writes its package.json with exact versions and tarballs, and installs. */
export async function install(portal) {
  const folder = folderOf(portal);
  const tarballs = JSON.parse(process.env.CONSUMERS_TARBALLS);
  const ours = Object.fromEntries(
    portal.packages.map((name) => [`@sanierungsweg/${name}`, `file:${tarballs[name].tarball}`]),
  );
  mkdirSync(folder, { recursive: true });
  cpSync(sourcesOf(portal), folder, { recursive: true, filter: (path) => !OURS.test(path) });
  const manifest = {
    name: `portal-${portal.name}`,
    private: true,
    type: 'module',
    scripts: portal.scripts,
    dependencies: { ...ours, ...versionsOf(portal) },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await run(portal, 'installing its packages', INSTALL[portal.installer ?? 'npm']);
}

/** Every installed copy of a package, at any depth, each once. */
export function copiesOf(portal, name) {
  const copies = new Set();
  const visit = (modules) => {
    for (const entry of readdirSync(modules)) {
      const folder = join(modules, entry);
      if (entry === '.pnpm') for (const inner of readdirSync(folder)) visitModules(join(folder, inner));
      else if (entry.startsWith('@')) for (const scoped of readdirSync(folder)) visitModules(join(folder, scoped));
      else visitModules(folder);
    }
    if (existsSync(join(modules, name, 'package.json'))) copies.add(realpathSync(join(modules, name)));
  };
  const visitModules = (folder) => {
    const modules = join(folder, 'node_modules');
    if (existsSync(modules)) visit(modules);
  };
  visitModules(folderOf(portal));
  return [...copies];
}
