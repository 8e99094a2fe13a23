import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE } from './measure';
import { media } from './media';
import { token } from './token';

// What every page shares: page width, rhythm of sections, headings of sections, notes.

// Three tempi: within a text, see Contents.css.ts; between sections; before the last call of a page, see Closing.css.ts.
// `ch` is the width of a zero, half as wide again as the mean letter of our fonts.
globalStyle(':root', {
  vars: { '--ui-space-section': 'clamp(3rem, 5.6vw, 5rem)', '--measure': '48ch' },
  // Below the header, which scrolls away where the screen is low.
  scrollPaddingBlockStart: 'min(6rem, 18vh)',
});
// At the foot of the window the ring of what Tab reaches would be cut off. The banner keeps room for itself.
globalStyle('html:not(:has(.dpc-bar))', { scrollPaddingBlockEnd: '.5rem' });

/**
 * The drawings' night: `--dusk` is what it shows of the moon and hides of the sun, `--rim` sets off dark outlines from a dark
 * page. Paper is bright.
 */
const RIM = [`1px 0`, `-1px 0`, `0 1px`, `0 -1px`].map((to) => `drop-shadow(${to} ${token('color-chart-axis')})`);
const NIGHT = {
  vars: {
    '--dusk': '1',
    '--rim': RIM.join(' '),
    // The lines of a chart are to be seen by night as they are by day.
    '--ui-color-chart-grid': `color-mix(in oklab, ${token('color-line-strong')} 45%, transparent)`,
  },
};
globalStyle(':root[data-theme=dark]', { '@media': { screen: NIGHT } });
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': NIGHT } });

/** What Safari calls the letters that a hyphen leaves on each line; it knows no least length of a word. */
const HYPHENS_IN_SAFARI = { WebkitHyphenateLimitBefore: '4', WebkitHyphenateLimitAfter: '4' };

// Browsers with a German dictionary part the long words of a text, and no others: no “Bal-kon”, no “ge-prüft”.
globalStyle('body', {
  overflowX: 'clip',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '12 4',
  ...HYPHENS_IN_SAFARI,
  // Where letters are so large that a word fills the line, a word without a hyphen at its break is worse.
  '@media': { [media.fewLetters]: { hyphenateLimitChars: '6 3' } },
});
// Where a long word of a heading fits on a line of its own, it is not parted, and makes its column as wide as it needs.
globalStyle('h2', { '@media': { '(min-width: 22.5rem)': { hyphens: 'none', overflowWrap: 'break-word' } } });
globalStyle(':is(h1, h2, h3, h4, .ui-button)', { '@media': { [media.fewLetters]: { hyphens: 'auto' } } });
// There the lines need the room that stands around them.
globalStyle(':root', {
  '@media': {
    [media.fewLetters]: { vars: { '--ui-space-4': '.6rem', '--ui-space-5': '.75rem', '--ui-space-6': '1rem' } },
  },
});
// A range of money below the name instead of beside it.
globalStyle('.ui-chart-ranges .ui-chart-row > th', {
  '@media': { [media.fewLetters]: { gridColumn: '1 / -1' } },
});
globalStyle('.ui-chart-ranges .ui-chart-value', {
  '@media': { [media.fewLetters]: { gridArea: '2 / 1 / auto / -1', textAlign: 'start' } },
});
// There a number needs the room of its unit, which comes below.
globalStyle('.ui-number-field-entry', {
  '@media': { [media.fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle('.ui-number-field-unit', {
  '@media': { [media.fewLetters]: { paddingInlineStart: '.9rem', paddingBlockEnd: '.4rem' } },
});
// The one arrow of all that unfolds.
globalStyle('[open] > summary svg', { rotate: '180deg' });
globalStyle('table > :not(caption)', { overflowWrap: 'normal' });
// No line of one word: paragraphs have it from the ui package.
globalStyle('li, dt, dd, td', { textWrap: 'pretty' });
globalStyle('.ui-button', { textWrap: 'balance' });
globalStyle(':where(main) :is(p, dd)', { maxInlineSize: MEASURE });
globalStyle('main:focus, main :is(h1, h2, h3):focus', { outline: 'none' });

/** Page width with a margin that never vanishes. */
export const wrap = style({
  inlineSize: `min(${token('size-container')}, 100% - 3rem)`,
  marginInline: 'auto',
  '@media': { [media.phone]: { inlineSize: 'calc(100% - min(2.5rem, 12.5vw))' } },
});

export const section = style({ paddingBlock: token('space-section') });

export const soft = style({ background: token('color-surface-soft') });

/** The brand's ground, under forms. */
export const sunny = style({
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  '@media': { [media.print]: { display: 'none' } },
});

// Two neighbours on the same ground share the space between them.
const white = `${section}:not(${soft}, ${sunny})`;
globalStyle(`${white} + ${white}, ${section}${soft} + ${section}${soft}`, { paddingBlockStart: 0 });

/** No grid: between its rows Chrome parts a heading from its text on paper. */
export const heading = style({
  display: 'flex',
  flexDirection: 'column',
  gap: token('space-3'),
  maxInlineSize: '46rem',
  marginBlockEnd: 'clamp(1.5rem, 1rem + 1.6vw, 2.5rem)',
});

/** Heads several sections. */
export const partTitle = style({
  maxInlineSize: '46rem',
  paddingBlock: `${token('space-section')} ${token('space-5')}`,
});

export const intro = style({
  fontSize: token('text-lead'),
  lineHeight: 1.5,
  color: token('color-text-muted'),
  selectors: { [`${sunny} &`]: { color: token('color-text-on-sun-muted') } },
});

export const note = style({
  fontSize: token('text-small'),
  lineHeight: 1.5,
  color: token('color-text-muted'),
});

/** Two columns, the right one wider; one below the other where it is narrow. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 4fr) minmax(0, 8fr)',
  gap: 'clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') } },
});

export const stack = style({ display: 'grid', gap: token('space-5'), alignContent: 'start', minInlineSize: 0 });

/** A chart, a table and what there is to say about it: as wide as the page, words as wide as they read well. */
export const exhibit = style({ display: 'grid', gap: token('space-6'), minInlineSize: 0 });

/** White paper for a chart. */
export const panel = style({
  minInlineSize: 0,
  padding: 'clamp(min(1.1rem, 5.5vw), 2.5vw, 2.25rem)',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-l'),
  background: token('color-surface-raised'),
  breakInside: 'avoid',
});
