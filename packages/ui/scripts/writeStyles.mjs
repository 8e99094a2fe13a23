import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { entries } from './entries.mjs';

// Minifies what tsup extracted per entry and joins it with reset and tokens to the one sheet that most sites import.

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const read = (name) => readFileSync(path(name), 'utf8');
const minify = (css) => transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString();

const ORDER = '@layer ui.reset,ui.tokens,ui.components;';
const withoutOrder = (css) => minify(css).replaceAll(/@layer [^{;]+;/g, '');

/** Rules at the outermost level of minified CSS. */
function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

const LAYER = '@layer ui.components{';

/** The rules of a component without the layer around them, and the keyframes beside it, which need none. */
function inside(css) {
  const rules = rulesOf(css);
  const layered = rules.filter((rule) => rule.startsWith(LAYER));
  const stray = rules.filter((rule) => !rule.startsWith(LAYER) && !rule.startsWith('@keyframes ui-'));
  if (layered.length !== 1 || stray.length > 0)
    throw new Error(`ui: a component has rules outside ${LAYER}…}: ${stray.join('').slice(0, 200)}`);
  return [...rules.filter((rule) => rule !== layered[0]), layered[0].slice(LAYER.length, -1)].join('');
}

/** The rules of a sheet without the one layer around them. */
const unwrapped = (css) => css.slice(css.indexOf('{') + 1, css.lastIndexOf('}'));

const FORCED = '@media (forced-colors:active){';

/**
 * What several components share, such as the label of a field, once: where it comes first. What holds under forced
 * colours stands at the end of each component; here it stands together, at the end of all.
 */
function once(sheets) {
  const rules = [...new Set(sheets.flatMap(rulesOf))];
  const forced = rules.filter((rule) => rule.startsWith(FORCED));
  const rest = rules.filter((rule) => !rule.startsWith(FORCED));
  return `${rest.join('')}${FORCED}${forced.map((rule) => rule.slice(FORCED.length, -1)).join('')}}`;
}

const components = entries
  .filter((name) => name !== 'tokens' && existsSync(path(`dist/${name}.css`)))
  .map((name) => {
    const css = withoutOrder(read(`dist/${name}.css`));
    writeFileSync(path(`dist/${name}.css`), `${ORDER}${css}\n`);
    rmSync(path(`dist/${name}.css.map`), { force: true });
    return css;
  });

const base = withoutOrder(read('src/styles/base.css'));
const tokens = withoutOrder(read('dist/tokens.css'));
const foundation = withoutOrder(read('src/styles/foundation.css'));
// What components need to know of words where no `base.css` says it of the page.
const words = withoutOrder(read('src/styles/words.css'));
const all = once(components.map(inside));
writeFileSync(path('dist/base.css'), `${ORDER}${base}\n`);
writeFileSync(path('dist/foundation.css'), `${ORDER}${foundation}${words}\n`);
writeFileSync(path('dist/tokens.css'), `${ORDER}${tokens}\n`);
writeFileSync(path('dist/styles.css'), `${ORDER}${base}${tokens}${LAYER}${all}}\n`);

/** Outside layers a class has to win over the elements of the page's own reset. */
const strong = unwrapped(foundation).replace(':where(', ':is(');
writeFileSync(path('dist/styles.unlayered.css'), `${ORDER}${base}${unwrapped(tokens)}${strong}${all}\n`);

mkdirSync(path('dist/fonts'), { recursive: true });
for (const file of readdirSync(path('src/fonts'))) copyFileSync(path(`src/fonts/${file}`), path(`dist/fonts/${file}`));
writeFileSync(path('dist/fonts.css'), `${minify(read('src/styles/fonts.css'))}\n`);
