// Sonner's style sheet without what our look replaces, in our layer. Its package injects a <style>, which a strict
// Content-Security-Policy refuses; the toaster adopts this text instead.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transform } from 'lightningcss';

const require = createRequire(import.meta.url);

/** Rules whose selectors speak of these belong to sonner's own palettes. */
const REPLACED = /rich-colors|data-sonner-theme|data-invert/;

/** @returns {string} the text of `toasterCss.generated.ts` */
export function toasterCssSource(own) {
  const sonner = readFileSync(require.resolve('sonner/dist/styles.css'), 'utf8');
  const { code } = transform({
    filename: 'toaster.css',
    code: Buffer.from(`@layer ui.components{${sonner}\n${own}}`),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const selectors = rule.value.selectors.filter((selector) => !REPLACED.test(JSON.stringify(selector)));
          if (selectors.length === 0) return [];
          rule.value.selectors = selectors;
          return rule;
        },
      },
    },
  });
  return `// Written by scripts/writeToaster.mjs from sonner's style sheet and toaster.css.\nexport const TOASTER_CSS =\n  ${JSON.stringify(code.toString())};\n`;
}
