import { textFieldClasses } from '@sanierungsweg/ui/text-field';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { placedMark } from '../../styles/markPlace.css';
import { MEASURE } from '../../styles/measure';
import { media } from '../../styles/media';
import { token } from '../../styles/token';
import { part } from './later.css';
import { INNER_CORNER, ONE_COLUMN, PADDING } from './sheetMeasures';

const PLAN = `${token('line-plan')} solid ${token('color-text')}`;
const WITHOUT_SCRIPT = '(scripting: none)';
const numbers = 'tabular-nums lining-nums';
/** Large, and yet “111.300–231.600 €” in one line of the sheet: it would break within a number. */
const RANGE_IN_LINE = '8.5vw';

export const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space-6'),
  minInlineSize: 0,
  // On paper words take the whole line: a sheet more for a line of them is a waste.
  '@media': { [media.print]: { display: 'block', vars: { '--measure': 'none' } } },
});

/** Inputs beside the result, as wide as the page; one below the other where it is narrow. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 29rem) minmax(0, 1fr)',
  border: PLAN,
  borderRadius: token('radius-l'),
  background: token('color-surface-raised'),
  '@media': {
    [ONE_COLUMN]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { marginInline: '-.5rem' },
    // Paper that is narrow for its letters is a phone, too, but cuts off what stands beyond its edge.
    [media.print]: { display: 'block', marginInline: 0, border: 0 },
    [WITHOUT_SCRIPT]: { display: 'block' },
  },
});

export const inputs = style({
  display: 'grid',
  gap: '1.75rem',
  alignContent: 'start',
  minInlineSize: 0,
  padding: PADDING,
  '@media': { [media.print]: { display: 'none' }, [WITHOUT_SCRIPT]: { display: 'none' } },
});

export const caution = style({
  display: 'grid',
  // As wide as the fields, its words as all others.
  maxInlineSize: 'none',
  gap: '.35rem',
  padding: '1rem 1.15rem',
  borderInlineStart: `6px solid ${token('art-wool')}`,
  background: token('color-surface-soft'),
  fontSize: token('text-small'),
  lineHeight: 1.5,
  // As the notes on where numbers come from.
  '@media': { [media.print]: { display: 'block', padding: '0 .6rem', fontSize: '.8rem', lineHeight: 1.3 } },
});
globalStyle(`${caution} > span`, { maxInlineSize: MEASURE });
globalStyle(`${caution} > b`, { '@media': { [media.print]: { display: 'block' } } });

// A lower number belongs to the higher one wherever that is shown, also where no field is.
globalStyle(`${inputs}:has(${caution})`, {
  '@media': { [media.print]: { display: 'block', padding: 0 }, [WITHOUT_SCRIPT]: { display: 'block' } },
});
globalStyle(`${inputs} > :not(:has(> ${caution}))`, {
  '@media': { [media.print]: { display: 'none' }, [WITHOUT_SCRIPT]: { display: 'none' } },
});

/** What nobody could use without scripts. */
export const scripted = style({ '@media': { [WITHOUT_SCRIPT]: { display: 'none' } } });

// Below the words where both do not fit in a line without parting them; in tiles it stands there anyway.
globalStyle(`${inputs} .ui-option-value:not(.ui-radio-options_tiles *)`, {
  '@media': { '(max-width: 22.5rem)': { flexBasis: '100%', paddingInlineStart: '2.2rem' } },
});
// A price breaks within no number; doubled to win over the rule before.
globalStyle(`${inputs} .ui-option-value.ui-option-value:not(.ui-radio-options_tiles *)`, {
  '@media': { [media.fewLetters]: { paddingInlineStart: 0, fontSize: '7vw' } },
});

// There the words of a choice need the room around them.
globalStyle(`${inputs} .ui-option`, {
  '@media': { [media.fewLetters]: { columnGap: '.4rem', paddingInline: '.5rem' } },
});

// As far in as the words above it.
globalStyle(`${inputs} .ui-option-note:not(.ui-radio-options_tiles *)`, {
  '@media': { [media.fewLetters]: { paddingInlineStart: '1.775rem' } },
});

// Box and mark in a line of their own, as high as the mark, and the words below them as wide as the choice.
const marked = `${inputs} .ui-option:has(+ .ui-checkbox-info)`;
globalStyle(marked, { '@media': { [media.fewLetters]: { padding: '.9rem .6rem' } } });
globalStyle(`${marked} > :is(.ui-option-name, .ui-option-note)`, {
  '@media': { [media.fewLetters]: { flexBasis: '100%', paddingInlineStart: 0 } },
});
globalStyle(`${marked} > .ui-option-name`, { '@media': { [media.fewLetters]: { marginBlockStart: '.65rem' } } });

// Three in a line or one: never two and one.
globalStyle(`${inputs} .ui-radio-options_tiles`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 22.5rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const ticks = style({ display: 'grid', gap: '.5rem' });
/** Choices with their question; the weight is the legend's, as choices say their own. */
export const group = style({ fontWeight: 650 });
globalStyle(`${group} > * > * + *`, { marginBlockStart: '.5rem' });

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  borderInlineStart: PLAN,
  borderStartEndRadius: INNER_CORNER,
  borderEndEndRadius: INNER_CORNER,
  overflow: 'clip',
  '@media': {
    [ONE_COLUMN]: {
      borderInlineStart: 0,
      borderBlockStart: PLAN,
      borderStartEndRadius: 0,
      borderEndStartRadius: INNER_CORNER,
    },
    [media.print]: { display: 'block', border: 0, overflow: 'visible' },
    // Alone in the sheet.
    [WITHOUT_SCRIPT]: { border: 0, borderRadius: INNER_CORNER },
  },
});

export const sky = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.25rem',
  flexGrow: 1,
  padding: PADDING,
  '@media': { [media.print]: { gap: '.6rem', padding: 0 } },
});

export const resultHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.4rem .75rem',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const stamp = style({
  paddingInline: '.65rem',
  border: '1.75px dashed currentColor',
  borderRadius: token('radius-s'),
  fontSize: '.8125rem',
  fontWeight: 650,
  selectors: {
    '&[data-state=stale]': {
      borderStyle: 'solid',
      background: token('color-error-soft'),
      color: token('color-error'),
    },
  },
});

export const outcomes = style({
  display: 'grid',
  // As wide as a range of years, which would break within its last word.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '1rem 2rem',
});
globalStyle(`${outcomes} dt`, { fontSize: token('text-small'), fontWeight: 600 });
globalStyle(`${outcomes} dd`, {
  margin: 0,
  font: `700 clamp(1.25rem, 1rem + 1vw, 1.75rem)/1.2 ${token('font-head')}`,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.fewLetters]: { fontSize: RANGE_IN_LINE } },
});
globalStyle(`${outcomes} > div:first-child`, { gridColumn: '1 / -1' });
globalStyle(`${outcomes} > div:first-child dd`, {
  fontSize: 'clamp(2rem, 1.5rem + 2.2vw, 3.5rem)',
  lineHeight: 1.05,
  letterSpacing: '-.035em',
  '@media': { [media.fewLetters]: { fontSize: RANGE_IN_LINE }, [media.print]: { fontSize: '1.75rem' } },
});

export const why = style({
  maxInlineSize: MEASURE,
  fontSize: token('text-small'),
  fontWeight: 550,
  lineHeight: 1.5,
});

export const ground = style({
  display: 'grid',
  gap: '1rem',
  padding: PADDING,
  background: token('color-surface-ground'),
  color: token('color-text-on-ground'),
  vars: { '--ui-focus': token('color-focus-on-ground') },
  '@media': { [media.print]: { gap: '.4rem', padding: '.4rem 0', background: 'none', color: '#000' } },
});
globalStyle(`${ground} a`, { color: 'inherit' });

export const small = style({
  maxInlineSize: MEASURE,
  fontSize: token('text-small'),
  lineHeight: 1.5,
});

export const handover = style([textFieldClasses.field, { color: 'inherit' }]);
export const handoverLabel = style([textFieldClasses.label, { color: 'inherit' }]);
export const handoverRow = style({ display: 'flex', flexWrap: 'wrap', gap: '.6rem' });
export const postcode = style([textFieldClasses.input, { flex: '1 1 8rem', maxInlineSize: '14rem', minInlineSize: 0 }]);
// Where it would stand alone in its line, field and button are as wide as all fields.
globalStyle(`${handoverRow} > :not(p)`, { '@media': { [media.phone]: { flex: '1 1 100%', maxInlineSize: 'none' } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.6rem',
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' }, [WITHOUT_SCRIPT]: { display: 'none' } },
});
globalStyle(`${actions} button`, { color: 'inherit', borderColor: 'currentColor', background: 'none' });
/** Empty it takes no line, but is drawn: screen readers hear only what comes into a place that they know. */
export const told = style({ flexBasis: '100%', fontSize: token('text-small'), ':empty': { position: 'absolute' } });
export const byHand = style([textFieldClasses.input, { flexBasis: '100%', fontSize: token('text-small') }]);

/** The result in two numbers stays in sight while a field is in use on a phone, and covers none before. */
export const peek = style({
  display: 'none',
  '@media': {
    [ONE_COLUMN]: {
      // Above the keyboard it would cover what is wrong with the field.
      selectors: { [`${inputs}:focus-within:not(:has([aria-invalid=true]:focus)) > &`]: { position: 'sticky' } },
      insetBlockEnd: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '.25rem 1.5rem',
      margin: `0 calc(-1 * ${PADDING}) calc(-1 * ${PADDING})`,
      padding: `.55rem ${PADDING}`,
      background: token('color-surface-ground'),
      color: token('color-text-on-ground'),
      textDecoration: 'none',
      // What it leads to lies below.
      '::after': {
        margin: 'auto 0 auto auto',
        padding: '.25rem',
        border: `solid ${token('art-wool')}`,
        borderWidth: '0 2px 2px 0',
        content: '""',
        rotate: '45deg',
      },
    },
  },
});
// Two bars at the lower edge would lie on each other.
globalStyle(`html:has(${inputs}:focus-within) [data-call-bar]`, { display: 'none !important' });
// Where a phone's keyboard leaves little, what is typed stands clear of the bar: the browser scrolls to the caret alone.
globalStyle(`html:has(${inputs}:focus-within)`, { scrollPaddingBlockEnd: '8rem' });
globalStyle(`${peek} span`, { fontSize: token('text-label'), lineHeight: 1.3 });
globalStyle(`${peek} b`, {
  display: 'block',
  font: `700 1.125rem/1.2 ${token('font-head')}`,
  '@media': { [media.fewLetters]: { fontSize: RANGE_IN_LINE } },
});

export const assumption = style({
  padding: '.35rem .95rem',
  border: `1.5px dashed ${token('color-line-strong')}`,
  borderRadius: token('radius-m'),
});
globalStyle(`${assumption} > :nth-child(2):not(:empty)`, { marginBlock: '.6rem' });
export const assumptionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.2rem .9rem',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontSize: token('text-small'),
});
// As far from the dashes as the words of the button, which stands as far out as they.
globalStyle(`${assumptionRow} > span`, { paddingBlockStart: '.5rem' });
globalStyle(`${assumptionRow} > button`, { marginInline: '-2px' });
export const yours = style({
  paddingInline: '.5rem',
  border: '1px solid currentColor',
  borderRadius: '99px',
  background: token('color-trust-soft'),
  fontSize: '.75rem',
  fontWeight: 650,
  whiteSpace: 'nowrap',
});

export const mark = style([
  placedMark,
  {
    font: `700 .75rem/1 ${token('font-body')}`,
    // Other pages say otherwise.
    selectors: { '&[data-conflict]': { background: token('art-wool'), color: token('art-line') } },
  },
]);
export const markNote = style({
  inlineSize: 'min(22rem, calc(100vw - 2rem))',
  margin: 'auto',
  padding: '.85rem 1.25rem',
  border: PLAN,
  borderRadius: token('radius-m'),
  background: token('color-surface-raised'),
  color: token('color-text'),
  fontSize: token('text-small'),
  fontWeight: 400,
  lineHeight: 1.5,
});
// No grid: Safari would fill the height of the window with it.
globalStyle(`${markNote} > *`, { display: 'block', marginBlock: '.25rem' });
export const markTitle = style({ fontWeight: 650 });
export const markValue = style({ font: `700 1.375rem/1.2 ${token('font-head')}` });

export const below = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 27rem), 1fr))',
  gap: 'clamp(2rem, 3.4vw, 3.5rem)',
  alignItems: 'start',
  '@media': { [media.print]: { display: 'block' } },
});
globalStyle(`${below} > *`, { minInlineSize: 0 });
// On paper a field is a box around a number that stands among the visitor's own.
globalStyle(`${below} :has(> .ui-number-field-entry)`, {
  '@media': { [media.print]: { display: 'none' }, [WITHOUT_SCRIPT]: { display: 'none' } },
});
// A part that comes later has no box of its own.
globalStyle(`${below} :is(:is(table, figure, ul) + *, * + ${part} > :first-child)`, {
  '@media': { [media.print]: { marginBlockStart: '.75rem' } },
});

const headed: StyleRule = {
  paddingBlock: '.8rem 1.1rem',
  borderBlockStart: PLAN,
  font: `700 1.125rem/1.3 ${token('font-head')}`,
  textAlign: 'start',
  '@media': { [media.print]: { paddingBlock: '.5rem' } },
};
export const caption = style(headed);
// Charts stand beside what has such a heading.
globalStyle(`${below} :is(.ui-chart > caption, .ui-line-chart-caption)`, headed);
// Names are short here, and bars that are compared want the room.
globalStyle(`${below} .ui-chart-ranges`, {
  gridTemplateColumns: 'clamp(0rem, (100% - 36rem) * 999, 7rem) minmax(30%, 1fr) auto',
});
export const way = style({ display: 'block', inlineSize: '100%', fontVariantNumeric: numbers, lineHeight: 1.45 });
globalStyle(`${way} :is(caption, tbody)`, { display: 'block' });
globalStyle(`${way} tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.1rem 1rem',
  paddingBlock: '.7rem',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': { [media.print]: { paddingBlock: '.25rem' } },
});
globalStyle(`${way} :is(th, td)`, { padding: 0, textAlign: 'start', fontWeight: 500 });
globalStyle(`${way} th`, { flex: '0 1 9rem', fontWeight: 650, '@media': { [media.print]: { flexBasis: '14rem' } } });
// On a phone the result stands at the end of the formula, below its name: beside it would be no room for both.
globalStyle(`${way} th`, { '@media': { [media.phone]: { flexBasis: '100%', fontSize: token('text-small') } } });
globalStyle(`${way} td:last-child`, { marginInlineStart: 'auto', fontWeight: 700, overflowWrap: 'anywhere' });

/** What only paper needs. */
export const paper = style({
  display: 'none',
  fontSize: token('text-small'),
  lineHeight: 1.4,
  '@media': { [media.print]: { display: 'block', marginBlock: '.5rem' } },
});
/** The inputs in words, where the fields are of no use. */
export const given = style([paper, { '@media': { [WITHOUT_SCRIPT]: { display: 'block' } } }]);
globalStyle(`noscript + [data-island] > ${whole}`, {
  '@media': { [WITHOUT_SCRIPT]: { marginBlockStart: token('space-4') } },
});
/** A page names its sources itself; the sheet printed alone needs its own. */
export const origins = style({});
globalStyle(`:root:not([data-print-sheet]) ${origins}`, { display: 'none' });
globalStyle(`${origins} h3`, { fontSize: '1rem' });
globalStyle(`${origins} ul`, {
  columns: 2,
  columnGap: '1.5rem',
  fontSize: '.8rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

// The sheet alone, with the letterhead of the page: whatever neither holds it nor stands in it stays away.
globalStyle(':root[data-print-sheet] main *:not([data-calculator], [data-calculator] *, :has([data-calculator]))', {
  '@media': { [media.print]: { display: 'none' } },
});
// What holds it leaves the paper to it: room below is room that the last line lacks.
globalStyle(':root[data-print-sheet] main :has([data-calculator])', { '@media': { [media.print]: { padding: 0 } } });
