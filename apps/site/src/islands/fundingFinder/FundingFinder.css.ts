import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { token } from '../../styles/token';
import { INNER_CORNER, ONE_COLUMN, PADDING } from '../calculator/sheetMeasures';

/** What does not fit, folded up in a line as wide as the sheet. */
export const others = style({ gridColumn: '1 / -1', borderBlock: `1.5px solid ${token('color-line-strong')}` });
globalStyle(`${others} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
  paddingBlock: '.6rem',
  fontWeight: 650,
  cursor: 'pointer',
});
globalStyle(`${others} > summary:hover`, { textDecoration: 'underline' });
globalStyle(`${others} > summary::after`, {
  // Unlike a size, it does not give way to words that need the line.
  padding: '.1875rem',
  marginInline: '.5rem',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  content: '""',
  rotate: '45deg',
});
globalStyle(`${others}[open] > summary::after`, { rotate: '-135deg' });

export const reasons = style({ color: token('color-text-muted'), fontWeight: 500 });

/** Programmes side by side. */
export const programmes = style({ gridColumn: '1 / -1' });
globalStyle(`${programmes} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: token('space-4'),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

export const programme = style({
  display: 'grid',
  // Ways on stand at the foot of all, however long the words above are.
  gridTemplateRows: 'auto 1fr',
  gap: '.5rem',
  padding: '0 1.1rem 1.1rem',
  border: `${token('line-plan')} solid ${token('color-text')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface-raised'),
  fontSize: token('text-small'),
  lineHeight: 1.5,
  overflow: 'clip',
  '@media': { [media.print]: { display: 'block', border: 0, padding: 0, overflow: 'visible' } },
});

export const programmeHead = style({
  display: 'grid',
  marginInline: '-1.1rem',
  padding: '.8rem 1.1rem',
  borderBlockEnd: `${token('line-plan')} solid ${token('color-text')}`,
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  fontWeight: 600,
  '@media': { [media.print]: { display: 'block', margin: 0, border: 0, padding: '.4rem 0 0' } },
});
// Nothing else parts the words from the way on behind them.
globalStyle(`${programme} > span`, { '@media': { [media.print]: { display: 'block' } } });
globalStyle(`${programmeHead} b`, {
  font: `700 clamp(1.5rem, 1.2rem + 1vw, 2rem)/1.15 ${token('font-head')}`,
  letterSpacing: '-.02em',
  '@media': { [media.print]: { font: 'inherit', fontWeight: 700 } },
});

/** The visitor's own costs on one side, others on the other. */
export const comparison = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto auto 1fr',
  gap: '1.25rem clamp(2rem, 3.4vw, 3.5rem)',
  '@media': { [ONE_COLUMN]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.print]: { display: 'block' } },
});
globalStyle(`${comparison} table`, {
  gridColumn: '-2 / -1',
  gridRow: '1 / span 3',
  '@media': { [ONE_COLUMN]: { gridRow: 'auto' } },
});

// The line of the visitor's own costs, which is the one in bold.
globalStyle(`${comparison} tr:has(td > b)`, {
  background: token('color-mark'),
  boxShadow: `-.5rem 0 ${token('color-mark')}, .5rem 0 ${token('color-mark')}`,
});

/** The two ways for the visitor's own costs. */
export const pair = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: '1.25rem',
  '@media': { [media.print]: { display: 'none' } },
});
export const way = style({
  display: 'grid',
  gap: '.3rem',
  // Of both the same, one beside the other or below it: their bars are of one scale.
  padding: '1rem 1.5rem',
  border: `${token('line-plan')} solid ${token('color-text')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface-raised'),
  fontSize: token('text-small'),
  fontWeight: 600,
});
globalStyle(`${way} b`, { font: `700 clamp(1.375rem, 1rem + 1.6vw, 2.25rem)/1.15 ${token('font-head')}` });
export const or = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '50%',
  background: token('color-surface-ground'),
  color: token('color-text-on-ground'),
  fontSize: token('text-label'),
  fontWeight: 700,
});

/** The questions in a band across the head of the sheet, each with its answer, as ways back. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.75rem), 1fr))',
  gap: '.35rem .5rem',
  margin: `calc(-1 * ${PADDING})`,
  marginBlockEnd: '1rem',
  padding: `.75rem ${PADDING}`,
  borderBlockEnd: `${token('line-plan')} solid ${token('color-text')}`,
  borderStartStartRadius: INNER_CORNER,
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  counterReset: 'question',
  listStyle: 'none',
  '@media': { [ONE_COLUMN]: { borderStartEndRadius: INNER_CORNER } },
});
globalStyle(`${answers} > li`, { display: 'grid' });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: 'auto 1fr',
  columnGap: '.4rem',
  minBlockSize: '2.75rem',
  padding: '.25rem 0',
  border: 0,
  borderRadius: token('radius-s'),
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: token('text-label'),
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  '::before': {
    gridRow: '1 / 3',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: '1.75px solid',
    borderRadius: '50%',
    fontWeight: 700,
    counterIncrement: 'question',
    content: 'counter(question)',
  },
  selectors: { '&[aria-current]::before': { borderWidth: '.25rem' }, '&:hover': { textDecoration: 'underline' } },
});
// What has been asked already.
globalStyle(`${answers} > :has(~ li > [aria-current]) > ::before`, {
  background: token('color-text-on-sun'),
  color: token('color-surface-sun'),
});
globalStyle(`${answer} > *`, { gridColumn: 2, minInlineSize: 0 });
globalStyle(`${answer} b`, { fontSize: token('text-small'), fontWeight: 650 });
globalStyle(`${answers} ~ :last-child`, { marginBlockStart: '.75rem' });

/** Choices with the drawings of the services: two in a line on a phone, three where there is room. */
const tiles = `${answers} + * .ui-radio-options_tiles`;
globalStyle(`${tiles}.ui-radio-options_tiles`, { gridTemplateColumns: 'repeat(auto-fit, minmax(7.6rem, 1fr))' });
globalStyle(`${tiles} .ui-radio-picture`, { inlineSize: '100%', maxInlineSize: '8rem', justifySelf: 'center' });
globalStyle(`${tiles} svg`, {
  inlineSize: '100%',
  border: `1px solid ${token('art-line')}`,
  borderRadius: token('radius-s'),
  background: token('art-sky'),
});
// The longest word stands whole, also in letters that are a little wider.
globalStyle(`${tiles} .ui-option-name`, { marginInline: '-.3rem', fontSize: token('text-small'), textAlign: 'center' });
