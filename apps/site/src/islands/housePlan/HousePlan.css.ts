import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { token } from '../../styles/token';
import * as calculator from '../calculator/Calculator.css';
import { SIZES } from '../solarSystem/fit';
import { MEASURES, PUMPS } from './calculate';
import { planner } from './Planner.css';
import { CHOSEN, COUNTED, NARROW, none, PLAN, PRICED, saves } from './ticked';

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: 'clamp(1.75rem, 3vw, 3rem)',
  alignItems: 'start',
  marginBlockStart: 'clamp(1.25rem, 3vw, 2.5rem)',
  padding: 'clamp(min(1.1rem, 5.5vw), 2.4vw, 2.25rem)',
  border: PLAN,
  borderRadius: token('radius-l'),
  background: token('color-surface-raised'),
  '@media': {
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block', marginBlockStart: 0, padding: 0, border: 0 },
  },
});
globalStyle(`${plan} h4`, { fontSize: '1.125rem' });
/**
 * The sum of what is ticked and a way to the plan, which stands screens below its boxes on a phone: at the lower edge
 * until it has come to rest above the plan.
 */
export const sumBar = style({
  display: 'none',
  '@media': {
    // Not where letters are large or the window is low: the boxes need the room.
    [`screen and ${NARROW} and (min-width: 18.0625rem) and (min-height: 25.0625rem)`]: {
      position: 'sticky',
      insetBlockEnd: 0,
      // Over the bar with the call to action (HeroCall.css.ts), which stands at the same edge.
      zIndex: 16,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '1rem',
      whiteSpace: 'nowrap',
      marginBlockStart: '1.25rem',
      marginInline: 'calc(50% - 50vw)',
      padding: '.5rem calc(50vw - 50%) max(.5rem, env(safe-area-inset-bottom))',
      borderBlockStart: `2px solid ${token('color-text')}`,
      background: token('color-surface-ground'),
      color: token('color-text-on-ground'),
    },
  },
});
globalStyle(`${sumBar} a`, {
  vars: { '--ui-focus': token('color-focus-on-ground') },
  padding: '.6rem 1rem',
  border: '2px solid transparent',
  borderRadius: token('radius-m'),
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  fontWeight: 650,
  textDecoration: 'none',
});
globalStyle(planner, { counterReset: 'parts' });
globalStyle(CHOSEN, { counterIncrement: 'parts' });
globalStyle(`${sumBar} small::before`, { content: 'counter(parts)' });

// “Dämmung” alone is no work: what is to be insulated makes the plan.
globalStyle(`${planner}${none(MEASURES)} :is(${plan}, ${sumBar})`, { display: 'none' });
// Browsers without `:has()` show a plan once a script has chosen its lines, see showPlanned.ts.
globalStyle(`${planner}:not([data-chosen]) :is([data-for], ${plan}, ${sumBar})`, {
  '@supports': { 'not selector(:has(a))': { display: 'none' } },
});
const whole = { gridColumn: '1 / -1' } as const;

export const head = style({
  ...whole,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 2rem',
  alignItems: 'end',
  justifyContent: 'space-between',
  paddingBlockEnd: '1rem',
  borderBlockEnd: PLAN,
});
globalStyle(`${head} h3`, { fontSize: token('text-h2') });
// What the sum is stands below its end, where it stands at the end of the line.
globalStyle(`${head} > :last-child`, { '@media': { [`screen and ${media.wide}`]: { textAlign: 'end' } } });
export const sum = style({ font: `700 clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)/1.1 ${token('font-head')}` });
export const small = style({ fontSize: token('text-small'), lineHeight: 1.5, color: token('color-text-muted') });
export const stamp = style([
  calculator.stamp,
  { whiteSpace: 'nowrap', '@media': { [media.fewLetters]: { display: 'inline-block', whiteSpace: 'normal' } } },
]);

export const countedCost = style([
  sum,
  {
    display: 'block',
    // “212.000–324.000 €” in one line of the plan: it would break within a number.
    '@media': { [media.fewLetters]: { fontSize: '7.5vw' } },
    selectors: {
      '&:empty::after': {
        counterReset: 'low var(--low) high var(--high)',
        content: 'counter(low) ".000–" counter(high) ".000 €"',
      },
    },
  },
]);
globalStyle(`${planner}${none(PRICED)} ${countedCost}:empty::after`, { content: '"Preis: nur per Angebot"' });
globalStyle(`${sumBar} ${countedCost}`, { fontSize: 'clamp(1.125rem, 5.8vw, 1.375rem)' });
export const countedSaving = style([
  sum,
  {
    selectors: {
      '&:empty::after': {
        counterReset: 'low var(--least) high var(--most)',
        content: 'counter(low) "–" counter(high) "\u00a0%"',
      },
    },
  },
]);
for (const measure of COUNTED) {
  const others = COUNTED.filter((one) => one !== measure).map((one) => `:not(${saves(one)})`);
  globalStyle(`${planner}${saves(measure)}${others.join('')} ${countedSaving}:empty::after`, {
    content: 'counter(high) "\u00a0%"',
  });
}

export const rows = style({ listStyle: 'none', marginBlock: '.5rem', paddingInline: 0 });
globalStyle(`${rows} > li`, {
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  gap: '.25rem .75rem',
  alignItems: 'center',
  paddingBlock: '.6rem',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: '2rem minmax(0, 1fr)' },
    // The letter above.
    [media.fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${rows} :is(a, small)`, { display: 'block' });
globalStyle(`${rows} a`, { fontWeight: 650, inlineSize: 'fit-content' });
export const letter = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `1.75px solid ${token('art-line')}`,
  borderRadius: '50%',
  background: token('art-wool'),
  color: token('art-line'),
  font: `700 1rem/1 ${token('font-head')}`,
});
export const price = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 650,
  // In one line of the plan, too.
  '@media': { [media.phone]: { gridColumn: 2 }, [media.fewLetters]: { gridColumn: 1, fontSize: '7vw' } },
});
// Where a price comes from, for what is calculated with.
for (const [key, names] of [
  ['pump', PUMPS],
  ['size', SIZES],
] as const) {
  for (const name of names)
    globalStyle(`${planner}:not([data-${key}='${name}']) [data-mark='${name}']`, { display: 'none' });
}
export const without = style({});
globalStyle(`${without} > span`, { marginInlineEnd: '.75em' });

/** From nothing to all that heating costs, filled with wool. */
export const bar = style({
  position: 'relative',
  blockSize: '1.75rem',
  marginBlock: '.5rem 1.75rem',
  border: PLAN,
  background: `repeating-linear-gradient(90deg, ${token('color-line')} 0 1px, transparent 1px 10%)`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(var(--least) * 1% - 3px)',
    inlineSize: 'calc((var(--most) - var(--least)) * 1% + 6px)',
    background: `repeating-linear-gradient(70deg, transparent 0 6px, ${token('art-line')} 6px 7.5px), ${token('art-wool')}`,
    outline: `2px solid ${token('color-text')}`,
  },
  '@media': {
    [media.fewLetters]: { marginBlockEnd: '3rem' },
    // Its words and its frame are the system's, as the theme may be the opposite of what that forces.
    [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${bar} > span`, {
  position: 'absolute',
  insetBlockStart: 'calc(100% + .3rem)',
  fontSize: token('text-small'),
  lineHeight: 1.2,
  color: token('color-text-muted'),
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
globalStyle(`${bar} > span:last-child`, { insetInlineEnd: 0 });
// No room beside each other.
globalStyle(`${bar} > span:first-child`, { '@media': { [media.fewLetters]: { display: 'none' } } });

export const column = style({ display: 'grid', gap: '1.5rem', alignContent: 'start' });
export const list = style({
  listStyle: 'none',
  marginBlock: '.5rem 0',
  paddingInline: 0,
  fontSize: token('text-small'),
  lineHeight: 1.5,
});
globalStyle(`${list} > li`, { paddingBlock: '.3rem', borderBlockEnd: `1px solid ${token('color-line')}` });

/** A way with stations, which number themselves: what is not chosen does not count. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))',
  gap: '1rem 0',
  listStyle: 'none',
  marginBlock: '1rem',
  paddingInline: 0,
  counterReset: 'station',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${order} > li`, {
  position: 'relative',
  counterIncrement: 'station',
  paddingBlockStart: '3rem',
  paddingInlineEnd: '1rem',
  '@media': { [media.phone]: { minBlockSize: '3rem', paddingBlock: 0, paddingInline: '3.25rem 0' } },
});
globalStyle(`${order} > li::before`, {
  content: 'counter(station)',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  border: PLAN,
  borderRadius: '50%',
  background: token('art-wool'),
  color: token('art-line'),
  font: `700 1rem/1 ${token('font-head')}`,
});
globalStyle(`${order} > li::after`, {
  content: '',
  position: 'absolute',
  insetBlockStart: '1.05rem',
  insetInline: '2.25rem 0',
  borderBlockStart: PLAN,
  '@media': {
    [media.phone]: {
      insetBlock: '2.25rem -1rem',
      insetInline: '1.05rem auto',
      borderBlockStart: 0,
      borderInlineStart: PLAN,
    },
  },
});
export const grants = style({ listStyle: 'none', marginBlock: '.5rem', paddingInline: 0 });
globalStyle(`${order} :is(b, small), ${grants} :is(b, small)`, { display: 'block', lineHeight: 1.45 });
globalStyle(`${order} small, ${grants} small`, { color: token('color-text-muted') });

globalStyle(`${grants} > li`, { paddingBlock: '.6rem', borderBlockEnd: `1px solid ${token('color-line')}` });
globalStyle(`${list} + p, ${grants} ~ p + p`, { marginBlockStart: '.5rem' });
export const grant = style({
  ':empty': { display: 'none' },
  border: '1px solid transparent',
  marginBlock: '1rem',
  padding: '.8rem 1rem',
  borderRadius: token('radius-m'),
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  fontWeight: 600,
  '@media': { [media.print]: { marginBlock: '.3rem', padding: 0 } },
});
export const questions = style({ marginBlock: '.5rem', paddingInlineStart: '1.1rem' });
globalStyle(`${questions} > li`, { paddingBlock: '.2rem' });

export const wide = style(whole);
export const next = style({
  ...whole,
  display: 'grid',
  gap: '1rem',
  paddingBlockStart: '1.25rem',
  borderBlockStart: PLAN,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '1.25rem 2.5rem', alignItems: 'end' });
/** As high as the buttons that arrive with the first tick. */
export const actions = style({
  minBlockSize: '3.25rem',
  minInlineSize: 0,
  flex: '1 1 min(100%, 20rem)',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const forms = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1.5rem',
  listStyle: 'none',
  margin: 0,
  paddingInline: 0,
});
export const inputs = style({
  ...whole,
  minBlockSize: '3.25rem',
  borderBlock: `1px solid ${token('color-line')}`,
  '@media': { [media.print]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
globalStyle(`${inputs} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '.8rem',
  fontWeight: 650,
  cursor: 'pointer',
});
globalStyle(`${inputs} summary::after`, {
  content: '',
  // Unlike a size, it does not give way to words that need the line.
  padding: '.2rem',
  marginInlineEnd: '.25rem',
  borderInlineEnd: PLAN,
  borderBlockEnd: PLAN,
  rotate: '45deg',
});
globalStyle(`${inputs} details[open] > summary::after`, { rotate: '225deg' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '1.25rem 2rem',
  alignItems: 'start',
  paddingBlock: '.5rem 1.25rem',
});
globalStyle(`${fields} > div`, { display: 'contents' });
globalStyle(`${fields} > div > *`, { fontWeight: 650 });

/** On paper alone. */
export const printed = style({ ...whole, display: 'none', '@media': { [media.print]: { display: 'block' } } });
globalStyle(`:root:not([data-print-sheet]) ${printed}`, { display: 'none' });
