import { createServer } from 'vite';

const RECORD = /\/src\/content\/(?:guides|cities|landings|info|pages)\/[\w-]+\.ts$/;

const ROUTE_TABLE = /\/src\/routes\.ts$/;
/** What only the drawing of pages needs to know of a route. */
const DRAWING_ONLY = /\b(?:callToAction|offers): '\w+',/g;
const LOADER = /\(\)\s*=>\s*import\(\s*'\.\/content\/[^']+'\s*\)/g;

/**
 * Vite plugin: the browser's bundle gets the route table without records, because it fetches content as markup.
 * @returns {import('vite').Plugin}
 */
export function routesWithoutRecords() {
  return {
    name: 'routes-without-records',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return ROUTE_TABLE.test(id)
        ? { code: code.replace(LOADER, 'undefined').replace(DRAWING_ONLY, ''), map: null }
        : null;
    },
  };
}

/**
 * Vite plugin: whoever draws pages gets every content record baked (see src/content/bake.ts): one literal
 * with formatted figures instead of a module that imports the whole registry. Tests import the records as they are.
 * @returns {import('vite').Plugin}
 */
export function bakeRecords() {
  /** @type {Promise<import('vite').ViteDevServer> | undefined} */
  let bakery;
  let root = process.cwd();
  let watching = false;

  const bakeryServer = () => {
    bakery ??= createServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      cacheDir: 'node_modules/.vite-bakery',
      server: { middlewareMode: true, ws: false, hmr: false, watch: watching ? undefined : null },
      optimizeDeps: { noDiscovery: true, include: [] },
    });
    return bakery;
  };

  return {
    name: 'bake-records',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      watching = config.command === 'serve';
    },
    async load(id) {
      const file = id.split('?')[0];
      if (!RECORD.test(file)) return null;
      const server = await bakeryServer();
      const { record } = await server.ssrLoadModule(file);
      if (!record) return null;
      const { bakeForRoute } = await server.ssrLoadModule('/src/page/bakeForRoute.ts');
      this.addWatchFile(file);
      return `export const page = ${JSON.stringify(await bakeForRoute(record))};`;
    },
    async closeBundle() {
      await (await bakery)?.close();
      bakery = undefined;
    },
  };
}
