/**
 * A small site that uses the packages as another team would: a folder below `portals/` with its files and a
 * `portal.mjs` that exports this as `portal`. README.md says how to add one.
 * @typedef {object} Portal
 * @property {'page' | 'server' | 'node' | 'types'} [kind] what every portal of this kind has to pass, see `kinds/`; without one
 *   only its installation, its build and its own `checks.mjs`
 * @property {readonly string[]} packages of ours that it installs, from their tarballs
 * @property {readonly string[]} [needs] groups of `versions.json`, which several portals share
 * @property {Readonly<Record<string, string>>} [dependencies] what this portal alone installs, in exact versions
 * @property {'npm' | 'pnpm'} [installer] npm hoists everything; pnpm shows what a package forgot to declare. Default: npm
 * @property {Readonly<Record<string, string>>} [scripts] of its package.json; `build` is run
 * @property {string} [serve] the folder that is opened in the browser
 * @property {boolean} [starts] whether the script `start` serves it instead, on the port in `PORT`: for portals that are
 *   rendered at each request
 * @property {number} [reacts] how many copies of React may be installed. Default: 1
 * @property {string} [sources] another portal's folder, whose files it takes. Default: its own
 */

/** @typedef {Portal & { name: string }} NamedPortal `name` is that of its folder */

/** All of our packages. */
export const EVERYTHING = ['consent', 'lead-widget', 'ui'];

/** `build` of a page that Vite bundles, prerenders and hydrates. */
export const BUILD_WITH_VITE =
  'tsc && vite build --logLevel warn && vite build --logLevel warn --ssr src/prerender.tsx --outDir server && node prerender.mjs';
