/**
 * A small site that uses the packages as another team would.
 * @typedef {object} Portal
 * @property {string} name its folder below `portals/`, unless `sources` names another
 * @property {string} [sources]
 * @property {readonly string[]} packages of ours that it installs, from their tarballs
 * @property {readonly string[]} needs groups of `versions.json`
 * @property {'npm' | 'pnpm'} installer npm hoists everything; pnpm shows what a package forgot to declare
 * @property {Readonly<Record<string, string>>} [scripts] of its package.json; `build` is run
 * @property {string} [serve] the folder that is opened in the browser; nothing is opened without one
 * @property {number} [reacts] how many copies of React may be installed. Default: 1
 */

const EVERYTHING = ['consent', 'lead-widget', 'ui'];
const BUILD_WITH_VITE =
  'tsc && vite build --logLevel warn && vite build --logLevel warn --ssr src/prerender.tsx --outDir server && node prerender.mjs';

/** @type {readonly Portal[]} */
export const portals = [
  {
    name: 'vite-react-19',
    packages: EVERYTHING,
    needs: ['react-19', 'vite', 'typescript-7'],
    installer: 'pnpm',
    scripts: { build: BUILD_WITH_VITE },
    serve: 'dist',
  },
  {
    name: 'vite-react-18',
    packages: ['consent', 'lead-widget'],
    needs: ['react-18', 'vite', 'typescript-5.9'],
    installer: 'npm',
    scripts: { build: BUILD_WITH_VITE },
    serve: 'dist',
  },
  {
    name: 'next',
    packages: EVERYTHING,
    needs: ['react-19', 'next', 'typescript-6', 'node-types'],
    installer: 'npm',
    scripts: { build: 'node hub.mjs && next build' },
    serve: 'out',
  },
  {
    name: 'webpack',
    packages: EVERYTHING,
    needs: ['react-19', 'webpack', 'typescript-6'],
    installer: 'npm',
    scripts: { build: 'webpack' },
    serve: 'dist',
  },
  { name: 'plain', packages: ['consent', 'lead-widget'], needs: [], installer: 'npm', serve: '.', reacts: 0 },
  { name: 'node', packages: EVERYTHING, needs: ['react-19'], installer: 'pnpm' },
  {
    name: 'node-without-react',
    sources: 'node',
    packages: ['consent', 'lead-widget'],
    needs: [],
    installer: 'npm',
    reacts: 0,
  },
  { name: 'types', packages: EVERYTHING, needs: ['react-19', 'node-types', 'typescript-all'], installer: 'npm' },
  {
    name: 'types-react-18',
    sources: 'types',
    packages: ['consent', 'lead-widget'],
    needs: ['react-18', 'node-types', 'typescript-all'],
    installer: 'npm',
  },
];

/**
 * @param {string | undefined} name of a portal; all of them without one
 * @throws If there is no such portal.
 */
export function choosePortals(name) {
  if (!name) return portals;
  const chosen = portals.filter((portal) => portal.name === name);
  if (chosen.length === 0) {
    throw new Error(
      `consumers: There is no portal "${name}". Nothing was run. Choose one of ${portals.map((portal) => portal.name).join(', ')}.`,
    );
  }
  return chosen;
}
