/**
 * Vite plugin: leaves `import()` to the browser. Vite wraps each in a helper of 0.7 kB that preloads style sheets and
 * nested chunks; here there is one inlined style sheet, and browser/entry.ts preloads chunks from the prerender's list.
 * @returns {import('vite').Plugin}
 */
export function plainDynamicImports() {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
  };
}
