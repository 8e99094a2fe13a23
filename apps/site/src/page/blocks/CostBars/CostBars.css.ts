import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

const COLUMNS = '3.5rem 13rem minmax(0, 1fr) 9.5rem';

/** No room for name and cost in one line. */
const SMALL_PHONE = '(max-width: 22rem)';
/** Letters of twice the size on a phone: no room for a cost beside the picture, nor for the words of the axis. */
const LARGE_TEXT = '(max-width: 19rem)';

export const rows = style({
  listStyle: 'none',
  borderBlockStart: `${token('line-plan')} solid ${token('color-text')}`,
});

globalStyle(`${rows} > li`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  alignItems: 'center',
  gap: '.25rem 1rem',
  paddingBlock: '.9rem',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto', columnGap: '.6rem' },
    [SMALL_PHONE]: { gridTemplateColumns: '3rem minmax(0, 1fr)' },
    [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
globalStyle(`${rows} h3`, { '@media': { [media.narrow]: { fontSize: '1.0625rem' } } });
globalStyle(`${rows} h3 a`, {
  display: 'inline-block',
  minBlockSize: token('size-target-min'),
  color: 'inherit',
  textDecoration: 'none',
});
globalStyle(`${rows} h3 a:hover`, { textDecoration: 'underline' });
globalStyle(`${rows} h3 a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${rows} p`, { fontSize: token('text-small'), color: token('color-text-muted') });

export const house = style({ inlineSize: '100%' });

export const scale = style({
  '@media': { [media.narrow]: { order: 1, gridColumn: '1 / -1' } },
});

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.75rem',
  overflow: 'visible',
  forcedColorAdjust: 'none',
});

export const lines = style({ stroke: token('color-chart-grid'), vectorEffect: 'non-scaling-stroke' });

export const cost = style({
  fontFamily: token('font-head'),
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    // In the last column, of two or of one.
    [SMALL_PHONE]: { gridColumnStart: -2, textAlign: 'start' },
  },
});

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginInline: '18.5rem 10.5rem',
  paddingBlockStart: token('space-2'),
  fontSize: token('text-label'),
  color: token('color-text-muted'),
  '@media': { [media.narrow]: { marginInline: 0 } },
});

/** Each below its line; the outer ones end with the axis. */
globalStyle(`${axis} span`, { display: 'flex', justifyContent: 'center', inlineSize: 0, whiteSpace: 'nowrap' });
globalStyle(`${axis} span:first-child`, { justifyContent: 'start' });
globalStyle(`${axis} span:last-child`, { justifyContent: 'end' });

globalStyle(`${house}, ${axis}`, { '@media': { [LARGE_TEXT]: { display: 'none' } } });
