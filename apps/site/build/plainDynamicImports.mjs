/** What Vite puts after an `import()` and replaces at the end by the files that its helper would preload. */
const PRELOADED = /,\s*__VITE_PRELOAD__/g;

/** Takes one thing from another chunk, which then loads a chunk on demand: the helper. */
const HELPER_IMPORT = /^import\{\w+ as (\w+)\}from"[^"]+";(?=.*\b\1\(\(\)=>import\()/s;

/** An import that is no call. */
const IMPORT = /(?:^|;)import(?!\()/;

/**
 * The first script with a helper of its own. It takes nothing else from another chunk, and that chunk would bring React
 * along while the page still waits for its fonts.
 * @param {string} code
 */
function withoutImports(code) {
  const alone = code.replace(HELPER_IMPORT, 'const $1=load=>load();');
  if (IMPORT.test(alone)) {
    throw new Error(
      'site: browser/entry.ts imports something that lies in a chunk of its own, so that the first script waits for others. Import it in boot.ts, or take it out of the groups in vite.config.ts.',
    );
  }
  return alone;
}

/**
 * Vite plugin: leaves `import()` to the browser. Vite wraps each in a helper of 0.7 kB that preloads style sheets and
 * nested chunks, and lists these; here chunks bring their style sheets themselves, see stylesWithChunks.mjs, and
 * browser/entry.ts preloads chunks from the prerender's list.
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
        if (file.type !== 'chunk') continue;
        file.code = file.code.replaceAll(PRELOADED, '');
        if (file.isEntry) file.code = withoutImports(file.code);
      }
    },
  };
}
