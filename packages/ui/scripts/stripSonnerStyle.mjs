import { readFile } from 'node:fs/promises';

/** The module of sonner that injects its style sheet. */
export const SONNER = /sonner[\\/]dist[\\/]index\.mjs$/;

/**
 * sonner injects its style sheet as a `<style>` while it loads, which a strict Content-Security-Policy refuses, and which
 * wins over the layer of components. This takes that one call out; `Toaster` adopts the rules instead.
 * @param {string} source
 * @param {string} path for the message of the error
 */
export function withoutSonnerStyle(source, path) {
  const contents = source.replace(/^__insertCSS\(.*\);$/m, '').replace(/^function __insertCSS[\s\S]*?^\}$/m, '');
  if (contents.includes('__insertCSS')) {
    throw new Error(`ui: ${path} injects its styles in a new way. Adapt scripts/stripSonnerStyle.mjs to it.`);
  }
  return contents;
}

/** The same as a plugin of esbuild. */
export const stripSonnerStyle = {
  name: 'strip-sonner-style',
  setup(build) {
    build.onLoad({ filter: SONNER }, async ({ path }) => {
      return { contents: withoutSonnerStyle(await readFile(path, 'utf8'), path), loader: 'js' };
    });
  },
};
