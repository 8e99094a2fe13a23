import { constants, contrastPairs, durations, palettes, tokens } from './tokenSource.mjs';

const NOTE = 'Written by scripts/writeTokens.mjs from tokens.json. Change tokens.json, then run `pnpm tokens`.';
const names = [...Object.keys(palettes.light), ...Object.keys(constants)];
const camel = (name) => name.replaceAll(/-([a-z])/g, (_match, letter) => letter.toUpperCase());

/** `color-surface-soft` → group `color`, key `surfaceSoft`. */
function split(name) {
  const at = name.indexOf('-');
  return [name.slice(0, at), camel(name.slice(at + 1))];
}

/** The typed list of custom properties for use in TypeScript and vanilla-extract. */
export function contract() {
  const groups = new Map();
  for (const name of names) {
    const [group, key] = split(name);
    groups.set(group, [...(groups.get(group) ?? []), `    ${key}: 'var(--ui-${name})',`]);
  }
  const body = [...groups].map(([group, lines]) => `  ${group}: {\n${lines.join('\n')}\n  },`).join('\n');
  return `// ${NOTE}

/** Every token as the CSS value that reads it: \`vars.color.text\` is \`var(--ui-color-text)\`. */
export const vars = {
${body}
} as const;

/** The name of every token, without the \`--ui-\` that its custom property begins with. */
export type TokenName =
${names.map((name) => `  | '${name}'`).join('\n')};

/** The name of every token, in the order of the source. */
export const tokenNames: readonly TokenName[] = [
${names.map((name) => `  '${name}',`).join('\n')}
];
`;
}

/** The values per theme for tests, tables of colours and pages that draw outside CSS. */
export function values() {
  return `// ${NOTE}
import type { TokenName } from './contract.generated';

/** A role of the palette, the part of the tokens that depends on the theme. */
export type PaletteToken = Extract<TokenName, \`color-\${string}\` | \`art-\${string}\`>;

/** Colours as sRGB hex per theme. */
export const palettes: Readonly<Record<'light' | 'dark', Readonly<Record<PaletteToken, string>>>> = ${JSON.stringify(palettes, null, 2)};

/** Two roles that meet on a page and the contrast ratio (WCAG 2.2) that they must reach in every theme. */
export interface ContrastPair {
  /** What is read or seen. */
  readonly foreground: PaletteToken;
  /** What it stands on. */
  readonly background: PaletteToken;
  /** Ratio to reach, from 1 to 21: 4.5 for text, 3 for outlines and marks, 1 where nothing has to be told apart. */
  readonly minimum: number;
}

/** Every pair of roles that carries text, a control's outline or a mark of a chart. */
export const contrastPairs: readonly ContrastPair[] = ${JSON.stringify(
    contrastPairs.map(({ fg, bg, min }) => ({ foreground: `color-${fg}`, background: `color-${bg}`, minimum: min })),
    null,
    2,
  )};
`;
}

/** Times that behaviour follows, in milliseconds. */
export function times() {
  const lines = Object.entries(durations).map(
    ([name, value]) => `export const ${name.replaceAll('-', '_').toUpperCase()}_MS = ${value};`,
  );
  return `// ${NOTE}\n\n${lines.join('\n')}\n`;
}

const block = (selector, declarations, scheme) =>
  `${selector}{${scheme ? `color-scheme:${scheme};` : ''}${Object.entries(declarations)
    .map(([name, value]) => `--ui-${name}:${value.replaceAll(', ', ',')}`)
    .join(';')}}`;

const changed = Object.fromEntries(
  Object.entries(palettes.dark).filter(([name, value]) => palettes.light[name] !== value),
);

/** All custom properties: light by default, dark by \`data-theme\` or by the system where no theme is set. */
export function css() {
  return `@layer ui.reset,ui.tokens,ui.components;
@layer ui.tokens{
${block(':root', constants)}
${block(':root,[data-theme=light]', palettes.light, 'light')}
${block('[data-theme=dark]', changed, 'dark')}
@media(prefers-color-scheme:dark){${block(':root:not([data-theme])', changed, 'dark')}}
}
`;
}

/** The DTCG source as published for design tools. */
export const json = () => `${JSON.stringify(tokens, null, 2)}\n`;
