import { createServer, type Plugin } from 'vite';
import { siteRoot } from './sources.ts';

type Drawings = readonly (readonly [path: string, svg: string])[];

/** Renders the drawings of the site as it stands now. */
async function renderDrawings(): Promise<Drawings> {
  const server = await createServer({
    root: siteRoot,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: 'node_modules/.vite-drawings',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { renderedDrawings } = await server.ssrLoadModule('/src/illustrations/drawingFiles.ts');
    return renderedDrawings();
  } finally {
    await server.close();
  }
}

/** The version in the address is the one that the constants were built with; a drawing changed since keeps it. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Vite plugin: the site's drawings under the addresses that its components ask for, rendered anew for each page load
 * while developing and written to the static build.
 */
export function siteDrawings(): Plugin {
  let recent: { at: number; drawings: Promise<Drawings> } | undefined;
  const current = () => {
    if (!recent || Date.now() - recent.at > 2000) recent = { at: Date.now(), drawings: renderDrawings() };
    return recent.drawings;
  };
  return {
    name: 'site-drawings',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (!path.startsWith('/illustrations/')) {
          next();
          return;
        }
        current().then((drawings) => {
          const drawing = drawings.find(([file]) => nameOf(file) === nameOf(path));
          if (!drawing) {
            response.writeHead(404).end();
            return;
          }
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(drawing[1]);
        }, next);
      });
    },
    async generateBundle() {
      for (const [path, source] of await renderDrawings()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      }
    },
  };
}
