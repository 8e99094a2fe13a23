import { createServer } from 'vite';

/**
 * Runs a task with modules of the site as they lie in its sources, and closes what loads them afterwards.
 * @template T
 * @param {string} root folder of the site
 * @param {string} cache name of the folder that keeps what is prepared for this task
 * @param {(load: (path: string) => Promise<any>) => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withSources(root, cache, task) {
  const server = await createServer({
    root,
    configFile: false,
    // Whatever fails while a module loads is thrown; Vite would print it before that, with a stack of its own insides.
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: `node_modules/.vite-${cache}`,
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await task((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
