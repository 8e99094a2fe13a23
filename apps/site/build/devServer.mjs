import { documentMarkup } from './document.mjs';

const DEV_ASSETS =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><script type="module" src="/build/devEntry.tsx"></script>';

/**
 * Vite plugin for `pnpm dev`: an empty document for every route, drawings and sandbox hub under the addresses of the
 * build. Unknown paths get status 404 with the same document, which draws the not-found page.
 * @returns {import('vite').Plugin}
 */
export function siteDevServer() {
  return {
    name: 'site-dev-server',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = (request.originalUrl ?? '/').split('?')[0];
          try {
            if (path.startsWith('/illustrations/')) {
              const { renderedDrawings } = await server.ssrLoadModule('/src/illustrations/drawingFiles.ts');
              const svg = new Map(renderedDrawings()).get(path);
              if (!svg) return next();
              response.setHeader('Content-Type', 'image/svg+xml');
              return response.end(svg);
            }
            if (/\.\w+$/.test(path)) return next();
            const { routes } = await server.ssrLoadModule('/src/routes.ts');
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
