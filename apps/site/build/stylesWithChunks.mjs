/** The chunk whose style sheet stands in every page. */
const APPLICATION = /\/src\/browser\/boot\.tsx$/;

/** Waits for the sheet, whether it arrives or not: what it dresses works without it. */
const load = (href) =>
  `await new Promise(done=>{const sheet=Object.assign(document.createElement("link"),{rel:"stylesheet",href:"/${href}",onload:done,onerror:done});document.head.append(sheet)});`;

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
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || APPLICATION.test(chunk.facadeModuleId ?? '')) continue;
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
        if (sheets.length > 0)
          chunk.code = `${chunk.code}\n`.replace(/^((?:import[^;]*;)*)/, `$1${sheets.map(load).join('')}`);
      }
    },
  };
}
