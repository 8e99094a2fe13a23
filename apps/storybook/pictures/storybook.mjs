import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves a static build of the Storybook on a free port.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStorybook(folder) {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * The stories of a static build, in the order of the sidebar.
 * @param {string} folder
 * @returns {Promise<{ id: string, title: string, name: string }[]>}
 */
export async function listStories(folder) {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }));
}
