import { readFile } from 'node:fs/promises';

/**
 * esbuild plugin: sonner injects its style sheet as a `<style>` while it loads, which a strict Content-Security-Policy
 * refuses. This takes that one call out; `Toaster` adopts the rules instead.
 */
export const stripSonnerStyle = {
  name: 'strip-sonner-style',
  setup(build) {
    build.onLoad({ filter: /sonner[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(/^__insertCSS\(.*\);$/m, '').replace(/^function __insertCSS[\s\S]*?^\}$/m, '');
      if (contents.includes('__insertCSS')) {
        throw new Error(`ui: ${path} injects its styles in a new way. Adapt scripts/stripSonnerStyle.mjs to it.`);
      }
      return { contents, loader: 'js' };
    });
  },
};
