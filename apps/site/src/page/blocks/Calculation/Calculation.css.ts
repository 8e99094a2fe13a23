import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const sheets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: token('space-5'),
});

/** Three in a line or one below the other: two and one would make the last look like their sum. */
export const three = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: token('space-4') } },
});

export const sheet = style({
  display: 'grid',
  gap: token('space-4'),
  alignContent: 'start',
  padding: 'clamp(min(1.1rem, 5.5vw), 2.5vw, 2.25rem)',
  border: `${token('line-plan')} solid ${token('color-text')}`,
  borderRadius: token('radius-l'),
  background: token('color-surface-raised'),
  breakInside: 'avoid',
});

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlockEnd: token('space-4'),
  fontFamily: token('font-head'),
  fontSize: '1.25rem',
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'start',
});

globalStyle(`${table} :is(caption, tbody)`, { display: 'block' });

// A line is a row of two cells; the value goes below its label where both do not fit.
globalStyle(`${table} tr`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '1rem',
  paddingBlock: '.55rem',
  borderBlockStart: `1px solid ${token('color-line')}`,
});
globalStyle(`${table} :is(th, td)`, { padding: 0, fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' });
globalStyle(`${table} td`, { marginInlineStart: 'auto', textAlign: 'end' });

export const sign = style({ color: token('color-text-muted') });

export const result = style({});
globalStyle(`${table} ${result}`, { borderBlockStart: `2px solid ${token('color-text')}` });
globalStyle(`${result} > :is(th, td)`, { fontWeight: 700 });

// Three beside each other: their first lines stand in one line, and so do their results.
for (const [of, rule] of [
  [sheet, { alignContent: 'stretch', padding: '1.35rem 1.4rem' }],
  [table, { display: 'flex', flexDirection: 'column' }],
  [`${table} caption`, { minBlockSize: `calc(2.5em + ${token('space-4')})` }],
  [`${table} tbody`, { display: 'flex', flexDirection: 'column', flex: 1 }],
  [`${table} ${result}`, { flexDirection: 'column', alignItems: 'stretch', marginBlockStart: 'auto' }],
] as const) {
  globalStyle(`${three} ${of}`, { '@media': { [media.wide]: rule } });
}
