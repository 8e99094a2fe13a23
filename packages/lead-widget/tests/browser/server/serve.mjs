// Fixture pages for the browser tests: one server with React 19, one with React 18, one as foreign hub.
import { createServer } from 'node:http';
import { preview } from 'vite';
import { hubMiddleware, leadSandbox } from '../../../dist/sandbox.js';
import { buildFixture, prepare } from './buildFixture.mjs';
import { HUB_PORT, PORTS } from './ports.mjs';

prepare();
for (const [version, port] of Object.entries(PORTS)) {
  await preview({
    configFile: false,
    appType: 'spa',
    logLevel: 'error',
    build: { outDir: await buildFixture(version) },
    plugins: [leadSandbox()],
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
}

const serve = hubMiddleware({ query: true });
createServer((request, response) => serve(request, response, () => response.writeHead(404).end())).listen(
  HUB_PORT,
  '127.0.0.1',
);
