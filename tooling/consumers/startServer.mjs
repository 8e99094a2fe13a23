import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { environmentOf, folderOf } from './installation.mjs';

/** @returns {Promise<number>} a port that nobody listens on */
function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Runs a portal's script `start` and waits until it answers.
 * @param {import('./portal.mjs').NamedPortal} portal
 * @returns {Promise<{ origin: string, close: () => void }>}
 * @throws If it ends before; the message holds what it printed.
 */
export async function startServer(portal) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // A group of its own, so that closing it also ends what npm has started.
  const child = spawn('npm', ['run', 'start', '--silent'], {
    cwd: folderOf(portal),
    env: { ...environmentOf(), PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const close = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  while (child.exitCode === null) {
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok) return { origin, close };
    await pause(100);
  }
  throw new Error(
    `consumers: The server of the portal "${portal.name}" ended at once. Nothing can be opened.\n\n${output}`,
  );
}
