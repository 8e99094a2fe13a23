/** What Vite puts after an `import()` and replaces at the end by the files that its helper would preload. */
const PRELOADED = /,\s*__VITE_PRELOAD__/g;

/**
 * Vite plugin: leaves `import()` to the browser. Vite wraps each in a helper of 0.7 kB that preloads style sheets and
 * nested chunks, and lists these; here chunks bring their style sheets themselves, see stylesWithChunks.mjs, and
 * the first script preloads chunks from the prerender's list.
 * @returns {import('vite').Plugin}
 */
export function plainDynamicImports() {
  return {
    name: 'plain-dynamic-imports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replaceAll(PRELOADED, '');
      }
    },
  };
}
