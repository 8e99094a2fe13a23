import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { output } from '../tarball.mjs';

const source = fileURLToPath(new URL('registry/', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/registry/', import.meta.url));

// Only our own scope, from nobody and for everybody: what else an install needs comes from the usual registry.
const config = (storage) => `
storage: ${JSON.stringify(storage)}
uplinks: {}
packages:
  '@sanierungsweg/*':
    access: $all
    publish: $all
    unpublish: $all
web:
  enable: false
log: { type: stdout, format: pretty, level: warn }
`;

/** Installs verdaccio outside of the workspace, once per lockfile. */
function ensureInstalled() {
  const lock = readFileSync(join(source, 'pnpm-lock.yaml'), 'utf8');
  const stamp = join(cache, 'installed-lock.yaml');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  cpSync(source, cache, { recursive: true });
  output('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], cache);
  writeFileSync(stamp, lock);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

async function answers(url) {
  return fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts an empty npm registry on this machine.
 * @returns {Promise<{ url: string, npmrc: string, stop: () => void }>} `npmrc`: lines that send our scope there
 */
export async function startRegistry() {
  ensureInstalled();
  const folder = mkdtempSync(join(tmpdir(), 'registry-'));
  writeFileSync(join(folder, 'config.yaml'), config(join(folder, 'storage')));
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const child = spawn(
    process.execPath,
    [join(cache, 'node_modules/verdaccio/bin/verdaccio'), '--config', join(folder, 'config.yaml'), '--listen', url],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await answers(url))) {
    if (child.exitCode !== null) {
      stop();
      throw new Error(`release: verdaccio ended before it answered. The trial cannot run. Read what it said:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // npm publishes with a token only; the registry takes any.
  return { url, npmrc: `@sanierungsweg:registry=${url}\n//localhost:${port}/:_authToken=trial\n`, stop };
}
