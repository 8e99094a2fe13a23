/** The chunk whose style sheets, with those of all that it imports, stand in every page. */
const BOOT = /\/src\/browser\/boot\.ts$/;

/**
 * Waits for the sheet unless the page holds it, whether it arrives or not: what it dresses works without it. Stands
 * behind all that the chunk defines: Safari does not let a second import wait for the first (WebKit bug 242740), and
 * would hand out names without a value.
 */
const load = (href) =>
  `;document.querySelector('[data-sheet="/${href}"],[href="/${href}"]')||await new Promise(done=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:"/${href}",onload:done,onerror:done})))`;

/**
 * Vite plugin: code that is fetched on demand brings its style sheet along, so that no page carries it from the start.
 * The sheet's name is part of the chunk's hash, as with Vite's own helper, see plainDynamicImports.mjs.
 * @returns {import('vite').Plugin}
 */
export function stylesWithChunks() {
  return {
    name: 'styles-with-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const inPages = new Set();
      /** @param {(typeof bundle)[string] | undefined} chunk */
      const add = (chunk) => {
        if (chunk?.type !== 'chunk' || inPages.has(chunk)) return;
        inPages.add(chunk);
        for (const name of chunk.imports) add(bundle[name]);
      };
      for (const chunk of chunks) if (BOOT.test(chunk.facadeModuleId ?? '')) add(chunk);
      for (const chunk of chunks) {
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
        if (sheets.length === 0 || inPages.has(chunk)) continue;
        chunk.code += `${sheets.map(load).join('')};`;
      }
    },
  };
}
