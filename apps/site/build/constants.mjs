import { createServer } from 'vite';

/**
 * Configuration that the site is compiled with, checked before anything is built: the operator's origin, the lead
 * provider, and the version under which drawings are served.
 * @param {string} root of the site
 * @returns {Promise<Record<string, string>>} values for Vite's `define`
 * @throws If a setting is wrong; the message names field, value and remedy.
 */
export async function buildConstants(root) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.vite-constants',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { buildSettings } = await server.ssrLoadModule('/settings/buildSettings.ts');
    const settings = buildSettings(process.env);
    return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, JSON.stringify(value)]));
  } finally {
    await server.close();
  }
}
