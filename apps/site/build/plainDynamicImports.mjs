/** What Vite wraps each `import()` with. */
const WRAPPING = new Set(['vite:build-import-analysis', 'native:import-analysis-build']);

/**
 * Vite plugin: leaves `import()` to the browser. Vite wraps each in a helper of 0.7 kB that preloads style sheets and
 * nested chunks, and lists these; here chunks bring their style sheets themselves, see stylesWithChunks.mjs, the first
 * script preloads chunks from the prerender's list, and tools ask for what they import themselves, see sideBySide.mjs.
 * @returns {import('vite').Plugin}
 */
export function plainDynamicImports() {
  return {
    name: 'plain-dynamic-imports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ plugins }) {
      const others = plugins.filter(({ name }) => !WRAPPING.has(name));
      if (others.length !== plugins.length - WRAPPING.size) {
        throw new Error(
          'site: Vite calls what wraps import() by other names, so that pages would get its helper. Name it in build/plainDynamicImports.mjs.',
        );
      }
      // Vite has no setting for it, and its list is the one that it goes by.
      /** @type {import('vite').Plugin[]} */ (plugins).splice(0, plugins.length, ...others);
    },
  };
}
