// Fixture pages for the browser tests: one server with React 19, one with React 18, one as foreign hub.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { readmeExamples } from '../../../../tooling/readmeExamples.mjs';
import { hubMiddleware, leadSandbox } from '../../dist/sandbox.js';
import { HUB_PORT, PORTS } from './ports.mjs';

/** Puts the server's markup into hydrate.html, as a build would. */
function prerendered() {
  let load;
  return {
    name: 'prerendered',
    configureServer(server) {
      server.middlewares.use('/@copy/core.js', (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/javascript' });
        response.end(readFileSync(source('dist/core.js')));
      });
      // A built page has its style sheet before its script.
      server.middlewares.use('/lead-widget.css', (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/css' });
        response.end(readFileSync(source('styles.css')));
      });
      load = () => server.ssrLoadModule('/prerender.tsx');
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        return path === '/hydrate.html' ? html.replace('<!--app-->', (await load()).prerender()) : html;
      },
    },
  };
}

const root = fileURLToPath(new URL('./fixture/', import.meta.url));
const source = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const alias = [
  { find: /^@sanierungsweg\/lead-widget$/, replacement: source('src/react/index.ts') },
  {
    find: /^@sanierungsweg\/lead-widget\/(adopt|core|headless|element|anchor|locales|providers)$/,
    replacement: source('src/$1/index.ts'),
  },
  { find: /^@sanierungsweg\/lead-widget\/styles\.css$/, replacement: source('styles.css') },
];

// Aliases reach packages on the server only if they are bundled.
const bundledServer = {
  noExternal: true,
  optimizeDeps: { include: ['react', 'react-dom/server', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
};

// The examples of the README, as they stand there; in a folder of their own, because the unit tests write theirs too.
mkdirSync(source('.cache/readme-browser'), { recursive: true });
for (const { key, language, code } of readmeExamples(source('.'))) {
  writeFileSync(source(`.cache/readme-browser/${key.replace(/\W/g, '')}.${language}`), code);
}

for (const [version, port] of Object.entries(PORTS)) {
  const older = [
    { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
    { find: /^react(?=\/|$)/, replacement: 'react-18' },
  ];
  const server = await createServer({
    root,
    configFile: false,
    appType: 'spa',
    logLevel: 'error',
    cacheDir: source(`.cache/vite-${version}`),
    resolve: { alias: version === '18' ? [...alias, ...older] : alias },
    plugins: [react(), leadSandbox(), prerendered()],
    server: { port, strictPort: true, host: '127.0.0.1', hmr: false, fs: { allow: [source('../..')] } },
    ssr: version === '18' ? bundledServer : {},
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
  });
  await server.listen();
}

const serve = hubMiddleware({ query: true });
createHttpServer((request, response) => serve(request, response, () => response.writeHead(404).end())).listen(
  HUB_PORT,
  '127.0.0.1',
);
