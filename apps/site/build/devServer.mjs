import { join, sep } from 'node:path';
import { askCompiler } from './compilerSays.mjs';
import { documentMarkup } from './document.mjs';
import { tellOnce } from './tellOnce.mjs';

/** Drawn anew for each request, so that it needs no name of its content. */
const SEARCH_FILE = '/suche/dev.json';

/** What the compiler has against the sources, for a page that cannot be drawn. */
const COMPILER = '/build/compiler.txt';

const DEV_ASSETS = `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><script type="module" src="/build/devEntry.ts" data-search="${SEARCH_FILE}" data-compiler="${COMPILER}"></script>`;

/** The search over all pages as their records are now. @param {import('vite').ViteDevServer} server */
async function searchFile(server) {
  const { renderContent } = await server.ssrLoadModule('/src/page/renderContent.tsx');
  const { siteSearch } = await server.ssrLoadModule('/src/page/search/siteSearch.ts');
  const { routes } = await server.ssrLoadModule('/src/routes.ts');
  const pages = await Promise.all(
    routes.map(async (route) => ({ path: route.path, content: await renderContent(route) })),
  );
  return siteSearch(pages);
}

/**
 * Vite plugin for `pnpm dev`: an empty document for every route, drawings and sandbox hub under the addresses of the
 * build, the search over all pages, what the compiler says; starts anew when settings change. Addresses that pages had once lead to today's. Unknown paths get status 404 with the same document, which draws the not-found page.
 * @returns {import('vite').Plugin}
 */
export function siteDevServer() {
  return {
    name: 'site-dev-server',
    apply: 'serve',
    configureServer(server) {
      tellOnce(server);
      // Vite knows of dist/ alone, and loads the page that somebody looks at anew for each other page that a build writes.
      server.watcher.unwatch(['.cache', 'dist-*'].map((name) => join(server.config.root, name)));
      // Settings are compiled in: pages that only reload would show the earlier ones, and a wrong value would go untold.
      const settings = join(server.config.root, 'settings') + sep;
      // A value that becomes wrong while a start is under way ends it when nothing listens any more; without an answer
      // here, that would end the process. Each change that waited for it hears of the same fault.
      const startAnew = () =>
        server.restart().catch((error) => {
          const { logger } = server.config;
          if (logger.hasErrorLogged(error)) return;
          logger.error(`${error.message}\nsite: Until a file of settings/ is saved again, nothing is served.`, {
            timestamp: true,
            error,
          });
        });
      // One that was away for a moment, as while a branch is changed, comes as a new file.
      for (const event of /** @type {const} */ (['add', 'change'])) {
        server.watcher.on(event, (file) => {
          if (file.startsWith(settings)) void startAnew();
        });
      }
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const [path, query] = (request.originalUrl ?? '/').split(/\?(.*)/s);
          try {
            if (path.startsWith('/illustrations/')) {
              const { renderedDrawings } = await server.ssrLoadModule('/src/illustrations/drawingFiles.ts');
              const svg = new Map(renderedDrawings()).get(path);
              if (!svg) return next();
              response.setHeader('Content-Type', 'image/svg+xml');
              return response.end(svg);
            }
            if (path === SEARCH_FILE) {
              response.setHeader('Content-Type', 'application/json');
              return response.end(JSON.stringify(await searchFile(server)));
            }
            if (path === COMPILER) {
              response.setHeader('Content-Type', 'text/plain;charset=utf-8');
              return response.end(await askCompiler(server.config.root));
            }
            if (/\.\w+$/.test(path)) return next();
            const { routes } = await server.ssrLoadModule('/src/routes.ts');
            const today = routes.find(({ formerly = [] }) => formerly.includes(path))?.path;
            if (today) {
              // As hosts answer, but for whoever edits the table: a browser would keep it beyond the next change.
              response.writeHead(301, { Location: query ? `${today}?${query}` : today, 'Cache-Control': 'no-store' });
              return response.end();
            }
            const html = documentMarkup({ head: '<title>…</title>', assets: DEV_ASSETS, markup: '' });
            response.statusCode = routes.some((route) => route.path === path) ? 200 : 404;
            response.setHeader('Content-Type', 'text/html;charset=utf-8');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
