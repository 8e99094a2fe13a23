import { readFileSync, writeFileSync } from 'node:fs';

// Writes the style sheet once more, outside of its layer, for pages whose own reset stands outside of layers.

const path = (name) => new URL(`../${name}`, import.meta.url);

const [, rules, ...rest] = readFileSync(path('styles.css'), 'utf8').split(/@layer lead-widget \{\n/);
if (!rules?.endsWith('\n}\n') || rest.length > 0) {
  throw new Error(
    'lead-widget: styles.css is not one layer to its end, so it cannot be written without. See writeUnlayered.mjs.',
  );
}
writeFileSync(
  path('dist/styles.unlayered.css'),
  `/* styles.css outside of layers, for pages whose own reset stands outside layers: imported after it. */

${rules.slice(0, -'}\n'.length).replaceAll(/^ {2}/gm, '')}`,
);
