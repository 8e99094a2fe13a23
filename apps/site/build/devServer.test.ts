import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { siteDevServer } from './devServer.mjs';

it('pnpm dev starts anew when settings change, and for nothing else', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: 'node_modules/.vite-dev-test',
    plugins: [siteDevServer()],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    let starts = 0;
    server.restart = () => Promise.resolve(void (starts += 1));
    server.watcher.emit('change', join(root, 'src/routes.ts'));
    expect(starts).toBe(0);
    server.watcher.emit('change', join(root, 'settings/lead.ts'));
    expect(starts).toBe(1);
  } finally {
    await server.close();
  }
});
