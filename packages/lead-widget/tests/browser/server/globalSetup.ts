import { createServer } from 'node:http';
import { type PreviewServer, preview } from 'vite';
import { hubMiddleware, leadSandbox } from '../../../dist/sandbox.js';
import { buildFixture, prepare } from './buildFixture.mjs';
import { HUB_PORT, PORTS } from './ports.mjs';

/** Fixture pages for the browser tests: one server with React 19, one with React 18, one as foreign hub. */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls
export default async function globalSetup(): Promise<() => Promise<void>> {
  prepare();
  const previews: PreviewServer[] = [];
  for (const [version, port] of Object.entries(PORTS)) {
    previews.push(
      await preview({
        configFile: false,
        appType: 'spa',
        logLevel: 'error',
        build: { outDir: await buildFixture(version) },
        plugins: [leadSandbox()],
        preview: { port, strictPort: true, host: '127.0.0.1' },
      }),
    );
  }
  const serve = hubMiddleware({ query: true });
  const hub = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((resolve, reject) => {
    hub.once('error', reject);
    hub.listen(HUB_PORT, '127.0.0.1', resolve);
  });
  return async () => {
    hub.closeAllConnections();
    hub.close();
    for (const server of previews) await server.close();
  };
}
