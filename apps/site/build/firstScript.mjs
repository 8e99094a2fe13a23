import { build } from 'vite';

/** An import that is no call. */
const IMPORT = /(?:^|[;}])import(?!\()/;

/**
 * The first script (src/browser/entry.ts), to stand within every page: the same in all of them, so that one hash in the
 * content security policy covers it.
 * @returns {Promise<string>} the code of a module that imports nothing before it is run
 * @throws If it is more than one file, or could end its element.
 */
export async function firstScript() {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      copyPublicDir: false,
      rollupOptions: { input: 'src/browser/entry.ts' },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const [{ code }, ...others] = output;
  if (others.length > 0 || IMPORT.test(code)) {
    throw new Error(
      'site: browser/entry.ts imports something that lies in a file of its own, so that the first script waits for it. Import it in boot.ts.',
    );
  }
  if (/<\/|<!--/.test(code))
    throw new Error('site: browser/entry.ts holds “</” or “<!--”, which no inline script may.');
  return code.trim();
}
