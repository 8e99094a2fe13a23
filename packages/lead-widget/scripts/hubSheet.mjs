import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { palettes } from '@sanierungsweg/ui/tokens';
import { transform } from 'lightningcss';

// The sandbox's form looks like fields, choices and buttons of packages/ui, as they are published, so that nothing is
// styled twice. It stands in pages of others, with or without that package, so its sheet brings everything: classes by
// names of its own, no layers, which any reset would win over, and values on the form instead of the root.

/** Parts that the form draws with; a later sheet wins over an earlier one. */
const PARTS = ['foundation', 'button', 'text-field', 'radio-group', 'checkbox', 'progress', 'error-summary'];

const OWN = 'lsb-';
const hub = new URL('../src/sandbox/hub/', import.meta.url);
const published = (name) => readFileSync(fileURLToPath(import.meta.resolve(`@sanierungsweg/ui/${name}.css`)), 'utf8');

/**
 * @param {string} css
 * @param {import('lightningcss').TransformOptions<{}>} [options]
 */
const rewrite = (css, options) =>
  transform({ filename: 'form.css', code: Buffer.from(css), minify: true, ...options }).code.toString();

/** The oldest browsers that get the colours, which are written with `light-dark()`; versions as lightningcss has them. */
const TARGETS = { chrome: 109 << 16, firefox: 115 << 16, safari: 16 << 16 };

/** Rules at the outermost level of minified CSS, those of a layer without the layer around them. */
function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: sign } of css.matchAll(/[{};]/g)) {
    if (sign !== ';') depth += sign === '{' ? 1 : -1;
    if (depth > 0) continue;
    const rule = css.slice(start, index + 1);
    start = index + 1;
    if (!rule.startsWith('@layer')) rules.push(rule);
    else if (sign === '}') rules.push(...rulesOf(rule.slice(rule.indexOf('{') + 1, -1)));
  }
  return rules;
}

/** Under names that neither the page's copy of packages/ui nor its overrides reach. */
const renamed = (css) => css.replaceAll('.ui-', `.${OWN}`).replaceAll(/(\^=|\\ )ui-/g, `$1${OWN}`);

const namesIn = (text, pattern) => new Set([...text.matchAll(pattern)].map(([name]) => name));

/** Custom properties that a sheet reads, with their values: colours in both themes, all else as published. */
function values(css) {
  const fixed = new Map(
    [...published('tokens').matchAll(/(--ui-[\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]),
  );
  const declared = [...namesIn(css, /--ui-[\w-]+/g)].flatMap((name) => {
    const role = name.slice('--ui-'.length);
    const light = palettes.light[role];
    const dark = palettes.dark[role] ?? light;
    if (light) return [`${name}:${light === dark ? light : `light-dark(${light},${dark})`}`];
    // What the page around may set, such as the colour of focus on its ground, has no value.
    return fixed.has(name) ? [`${name}:${fixed.get(name)}`] : [];
  });
  return `.lsb{${declared.join(';')}}`;
}

/**
 * The form's style sheet.
 *
 * @throws If a script of the form names a class that neither packages/ui nor `form.css` has.
 */
export function hubSheet() {
  const own = readFileSync(new URL('form.css', hub), 'utf8');
  const parts = renamed([...new Set(PARTS.map(published).flatMap(rulesOf))].join(''));
  const scripts = readdirSync(hub)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, hub), 'utf8'))
    .join('');
  const used = namesIn(scripts, /\blsb-[\w-]*\w/g);
  const styled = namesIn(parts + own, /(?<=\.)lsb-[\w-]+/g);
  const unknown = [...used].filter((name) => !styled.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `lead-widget: the sandbox's form uses ${unknown.join(', ')}, which nothing styles. Without it a part of the form has no look. Correct the name in src/sandbox/hub, or add the sheet of packages/ui that has it to PARTS in scripts/hubSheet.mjs.`,
    );
  }
  const sheet = rewrite(parts + own, { unusedSymbols: [...styled].filter((name) => !used.has(name)) });
  return rewrite(values(sheet) + sheet, { targets: TARGETS });
}

/** For esbuild: what the form imports as `form.css?inline` is the sheet with all parts. */
export const hubSheetPlugin = {
  name: 'hub-sheet',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/form\.css\?inline$/ }, () => ({ path: 'form', namespace: 'hub-sheet' }));
    onLoad({ filter: /.*/, namespace: 'hub-sheet' }, () => ({ contents: hubSheet(), loader: 'text' }));
  },
};
