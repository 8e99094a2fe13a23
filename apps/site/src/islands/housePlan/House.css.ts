import { textFieldClasses } from '@sanierungsweg/ui/text-field';
import { globalStyle, style } from '@vanilla-extract/css';
import { houseLetters } from '../../illustrations/houseLetters';
import type { Shown } from '../../illustrations/parts/Shown';
import { media } from '../../styles/media';
import { token } from '../../styles/token';
import { type Measure, PARTS, type Part } from './calculate';
import { lit } from './lit.css';
import { planner } from './Planner.css';
import { NARROW, PLAN, shown, shownLit, ticked } from './ticked';

const NEW: Partial<Record<Shown, Measure>> = {
  advice: 'advice',
  ceiling: 'ceiling',
  cellar: 'cellar',
  facade: 'facade',
  heating: 'heating',
  interior: 'interior',
  roof: 'roof',
  solar: 'solar',
};
const OLD: Partial<Record<Shown, Measure>> = {
  boiler: 'heating',
  draught: 'windows',
  plaster: 'facade',
  question: 'advice',
  shelf: 'solar',
  tiles: 'roof',
};
const WINDOW = shown('window');
const WINDOW_IN_WALL = shown('window-in-wall');
const entries = (of: Partial<Record<Shown, Measure>>) =>
  Object.entries(of).map(([name, measure]) => [shown(name as Shown), measure] as const);
const news = entries(NEW);
const olds = entries(OLD);

/** In units of the drawing: as high as the picture is, and as far as the drawing is moved up in it. */
const HEIGHT = 656;
const RAISED = 29;
const share = (length: number, of: number) => Math.round((length / of) * 1000) / 10;
const GROUND = `${share(486 - RAISED, HEIGHT)}%`;

export const picture = style({
  position: 'relative',
  overflow: 'clip',
  containerType: 'inline-size',
  border: PLAN,
  borderRadius: token('radius-l'),
  background: `linear-gradient(${token('color-surface-sun')} ${GROUND}, ${token('color-surface-earth')} ${GROUND})`,
  color: token('color-text-on-sun'),
  // Sky and ground belong to the drawing: its lines on the ground are light.
  forcedColorAdjust: 'none',
  aspectRatio: `800 / ${HEIGHT}`,
  breakInside: 'avoid',
  minInlineSize: 0,
  vars: Object.fromEntries([
    ...news.map(([name]) => [name, '0']),
    ...olds.map(([name]) => [name, '1']),
    [WINDOW, '0'],
    [WINDOW_IN_WALL, '0'],
  ]),
});
for (const [name, measure] of news) globalStyle(`${planner}${ticked(measure)} ${picture}`, { vars: { [name]: '1' } });
for (const [name, measure] of olds) globalStyle(`${planner}${ticked(measure)} ${picture}`, { vars: { [name]: '0' } });
globalStyle(`${planner}${ticked('windows')} ${picture}`, { vars: { [WINDOW_IN_WALL]: '1' } });
globalStyle(`${planner}${ticked('windows')}${ticked('facade')} ${picture}`, {
  vars: { [WINDOW_IN_WALL]: '0', [WINDOW]: '1' },
});

export const drawing = style({
  position: 'absolute',
  insetBlockStart: `-${share(RAISED, HEIGHT)}%`,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 'auto',
});

/** How the tick on a letter is displayed. */
const TICK = '--tick';

/** Over letters and parts of the house: pressing them ticks as well. */
export const taps = style({ '@media': { [media.print]: { display: 'none' } } });
globalStyle(`${taps} label`, {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(2.75rem, 5.5cqi)',
  blockSize: 'max(2.75rem, 5.5cqi)',
  translate: '-50% -50%',
  borderRadius: '50%',
  cursor: 'pointer',
});
globalStyle(`${taps} label > span`, {
  display: `var(${TICK}, none)`,
  placeItems: 'center',
  inlineSize: '4.9cqi',
  blockSize: '4.9cqi',
  borderRadius: '50%',
  border: `.25cqi solid ${token('art-wool')}`,
  background: token('art-line'),
  color: token('art-wool'),
  font: `700 2.4cqi/1 ${token('font-head')}`,
  position: 'relative',
  forcedColorAdjust: 'none',
});
// A tick on a disc: colour alone would say that a part is chosen.
globalStyle(`${taps} label > span::before`, {
  content: '""',
  position: 'absolute',
  insetBlockEnd: '-.8cqi',
  insetInlineEnd: '-.8cqi',
  padding: '1cqi',
  borderRadius: '50%',
  border: `.2cqi solid ${token('art-line')}`,
  background: token('art-wool'),
});
globalStyle(`${taps} label > span::after`, {
  content: '""',
  position: 'absolute',
  insetBlockEnd: '.05cqi',
  insetInlineEnd: '.1cqi',
  padding: '.4cqi .2cqi',
  border: `solid ${token('art-line')}`,
  borderWidth: '0 .3cqi .3cqi 0',
  rotate: '45deg',
});
for (const part of PARTS) {
  globalStyle(`${planner}:has(#teil-${part}:checked) ${taps} [for='teil-${part}']`, { vars: { [TICK]: 'grid' } });
}
globalStyle(`${taps} label::before`, {
  content: '""',
  position: 'absolute',
  inlineSize: '100cqi',
  blockSize: `${share(HEIGHT, 800)}cqi`,
});
/** Where the house has its parts, as drawn; one corner after the other, a second place by way of the first. */
const PLACES: Readonly<Record<Part, readonly (readonly [x: number, y: number])[]>> = {
  insulation: [
    [224, 308],
    [258, 283],
    [258, 640],
    [562, 640],
    [562, 283],
    [600, 308],
    [600, 666],
    [224, 666],
  ],
  heating: [
    [92, 418],
    [182, 418],
    [182, 488],
    [92, 488],
    [92, 418],
    [284, 512],
    [424, 512],
    [424, 640],
    [284, 640],
    [284, 512],
  ],
  solar: [
    [433, 109],
    [440, 92],
    [640, 278],
    [618, 284],
  ],
  windows: [
    [438, 398],
    [528, 398],
    [528, 450],
    [438, 450],
    [438, 398],
    [560, 400],
    [604, 400],
    [604, 474],
    [560, 474],
    [560, 400],
  ],
  roof: [
    [172, 318],
    [410, 96],
    [648, 318],
    [624, 336],
    [410, 136],
    [196, 336],
  ],
  advice: [
    [270, 392],
    [424, 392],
    [424, 486],
    [270, 486],
  ],
};
/** In percent of the picture. */
const inPicture = ([x, y]: readonly [x: number, y: number]) => ({ x: share(x, 800), y: share(y - RAISED, HEIGHT) });

const LIT_LETTER = {
  outline: `2px solid ${token('art-line')}`,
  background: token('art-wool'),
  color: token('art-line'),
} as const;
for (const part of PARTS) {
  const tap = `${taps} [for='teil-${part}']`;
  const letter = inPicture(houseLetters[part].at);
  globalStyle(tap, { insetInlineStart: `${letter.x}%`, insetBlockStart: `${letter.y}%` });
  // As large as the picture and cut to the part.
  globalStyle(`${tap}::before`, {
    insetInlineStart: `calc(50% - ${letter.x}cqi)`,
    insetBlockStart: `calc(50% - ${share(houseLetters[part].at[1] - RAISED, 800)}cqi)`,
    clipPath: `polygon(${PLACES[part]
      .map((corner) => inPicture(corner))
      .map(({ x, y }) => `${x}% ${y}%`)
      .join(', ')})`,
  });
  // Whoever is at a row, its letter or its part finds the others lit.
  const at = `${planner}:has(label:hover > #teil-${part}, [for='teil-${part}']:hover, #teil-${part}:focus-visible)`;
  globalStyle(`${at} ${lit}`, { vars: { [shownLit(part)]: '1' } });
  globalStyle(`${at} #teil-${part}-label > b`, LIT_LETTER);
}

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 3rem)',
  alignItems: 'start',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' },
    [media.print]: { display: 'block' },
  },
});
globalStyle(`${choice} > *`, { minInlineSize: 0 });
// Nothing in the picture takes the focus, so it may come before the boxes.
globalStyle(`${choice} > ${picture}`, { '@media': { [NARROW]: { order: -1 } } });

export const boxes = style({
  display: 'grid',
  gap: '1.25rem',
  '@media': { [media.print]: { display: 'none' } },
});
export const legend = style([textFieldClasses.label, { marginBlockEnd: '.5rem' }]);
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.5rem',
  '@media': {
    [NARROW]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' },
    // Where words are smaller.
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.9rem), 1fr))' },
  },
});
globalStyle(`${parts} + p`, { marginBlockStart: '.6rem' });
globalStyle(`${parts} label`, { '@media': { [media.phone]: { paddingInline: '.45rem', columnGap: '.4rem' } } });
globalStyle(`${parts} label > span`, { '@media': { [media.phone]: { fontSize: '.84rem', hyphens: 'manual' } } });
/** The letter, round where there is room for it. */
export const mark = style({
  display: 'inline-block',
  inlineSize: '1.5em',
  marginInlineEnd: '.2em',
  borderRadius: '.75em',
  font: `700 1em/1.5 ${token('font-head')}`,
  textAlign: 'center',
  // In the line of its word: behind a box of its own a line may end whatever follows.
  '@media': { [media.phone]: { display: 'inline', marginInlineEnd: 0, borderRadius: '.2em', lineHeight: 1.15 } },
});
