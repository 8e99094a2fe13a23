import { readFileSync } from 'node:fs';

const source = new URL('../src/tokens/tokens.json', import.meta.url);
const CSS_EXTENSION = 'de.sanierungsweg.css';

/** The DTCG source of all tokens, parsed. */
export const tokens = JSON.parse(readFileSync(source, 'utf8'));

/** The tokens of a group, without the group's own `$` properties. */
const members = (group) => Object.entries(group).filter(([name]) => !name.startsWith('$'));

/** The token that an alias such as `{color.primitive.putz.0}` finally names. */
function resolve(value) {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const token = value
    .slice(1, -1)
    .split('.')
    .reduce((group, name) => group?.[name], tokens);
  if (token === undefined) throw new Error(`ui: tokens.json names ${value}, which does not exist. Correct the alias.`);
  return resolve(token.$value);
}

const dimension = ({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`);

const shadow = (layers) =>
  layers
    .map(({ color, offsetX, offsetY, blur, spread }) => {
      const rgb = [1, 3, 5].map((at) => Number.parseInt(color.hex.slice(at, at + 2), 16)).join(' ');
      const lengths = [offsetX, offsetY, blur, spread].map(dimension);
      if (lengths[3] === '0') lengths.pop();
      return `${lengths.join(' ')} rgb(${rgb}/${color.alpha})`;
    })
    .join(', ');

/** Keywords stay bare, family names are quoted. */
const family = (names) => names.map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`)).join(', ');

const ownCss = (token, property) => {
  const css = token.$extensions?.[CSS_EXTENSION];
  return property ? css?.[property] : css;
};

const palette = (mode) =>
  Object.fromEntries([
    ...members(tokens.color.semantic[mode]).map(([role, token]) => [`color-${role}`, resolve(token.$value).hex]),
    ...members(tokens.color.art[mode]).map(([role, token]) => [`art-${role}`, resolve(token.$value).hex]),
  ]);

const group = (prefix, entries, toCss) =>
  Object.fromEntries(entries.map(([name, token]) => [`${prefix}-${name}`, toCss(token)]));

const isText = ([name]) => name !== 'price';

/** Values that depend on the theme, `color-text` → `#10232a`. */
export const palettes = { light: palette('light'), dark: palette('dark') };

/** Values that are the same in every theme, `space-4` → `1rem`. */
export const constants = {
  ...group('space', members(tokens.space), (token) => ownCss(token) ?? dimension(token.$value)),
  ...group('radius', members(tokens.radius), (token) => dimension(token.$value)),
  ...group('line', members(tokens.line), (token) => dimension(token.$value)),
  ...group('font', members(tokens.font.family), (token) => family(token.$value)),
  ...group('weight', members(tokens.font.weight), (token) => String(token.$value)),
  ...group(
    'text',
    members(tokens.typography).filter(isText),
    (token) => ownCss(token, 'fontSize') ?? dimension(token.$value.fontSize),
  ),
  ...group('size', members(tokens.size), (token) => dimension(token.$value)),
  ...group('shadow', members(tokens.shadow), (token) => shadow(token.$value)),
  ...group('motion', members(tokens.motion.duration).slice(0, 3), (token) => dimension(token.$value)),
  'motion-ease': `cubic-bezier(${tokens.motion.ease.out.$value.join(',')})`,
};

/** Times that scripts follow, in milliseconds: `tooltip-open` → 700. How long toasts stay is sonner's own affair. */
export const durations = Object.fromEntries(
  members(tokens.motion.duration)
    .filter(([name]) => name.startsWith('tooltip-'))
    .map(([name, token]) => [name, token.$value.value]),
);

/** Contrast that each pair of roles must reach, from the source. */
export const contrastPairs = tokens.$extensions['de.sanierungsweg.contrast-pairs'];
