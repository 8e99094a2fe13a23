// Sonner's style sheet without what our look replaces, in our layer. Its package injects a <style>, which a strict
// Content-Security-Policy refuses; the toaster adopts this text instead.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transform } from 'lightningcss';

const require = createRequire(import.meta.url);

/** Rules of sonner's own palettes: whole rules, none of which holds another. */
const REPLACED = /(?<=^|[{}])[^{}]*(?:rich-colors|data-sonner-theme|data-invert)[^{}]*\{[^{}]*\}/g;

/** Its greys: of these it uses one, which `toaster.css` gives. */
const GREYS = /--gray\d+:[^;]*;/g;

/** @returns {string} the text of `toasterCss.generated.ts` */
export function toasterCssSource(own) {
  const sonner = readFileSync(require.resolve('sonner/dist/styles.css'), 'utf8')
    .replaceAll(REPLACED, '')
    .replaceAll(GREYS, '');
  const code = Buffer.from(`@layer ui.components{${sonner}\n${own}}`);
  const css = transform({ filename: 'toaster.css', code, minify: true }).code.toString();
  return `// Written by scripts/writeToaster.mjs from sonner's style sheet and toaster.css.\nexport const TOASTER_CSS =\n  ${JSON.stringify(css)};\n`;
}
