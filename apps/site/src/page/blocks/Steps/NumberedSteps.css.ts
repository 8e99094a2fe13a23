import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

const GAP = 'clamp(1.5rem, 3vw, 3rem)';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: GAP,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [media.narrow]: { gridAutoFlow: 'row', gap: token('space-6') } },
});

globalStyle(`${steps} > li`, {
  position: 'relative',
  display: 'grid',
  gap: '.6rem',
  alignContent: 'start',
  paddingBlockStart: '5rem',
  '@media': { [media.narrow]: { paddingBlockStart: 0, paddingInlineStart: '5rem', minBlockSize: '4rem' } },
});
globalStyle(`${steps} > li::before`, {
  counterIncrement: 'step',
  content: 'counter(step)',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: '50%',
  border: `${token('line-plan')} solid ${token('color-text')}`,
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  font: `700 1.5rem/1 ${token('font-head')}`,
});
globalStyle(`${steps} > li:not(:last-child)::after`, {
  content: '',
  position: 'absolute',
  insetBlockStart: '1.75rem',
  insetInline: `3.5rem calc(-1 * ${GAP})`,
  borderBlockStart: `2.5px dashed ${token('color-text')}`,
  '@media': {
    [media.narrow]: {
      inset: '3.5rem auto -2rem 1.7rem',
      borderBlockStart: 0,
      borderInlineStart: `2.5px dashed ${token('color-text')}`,
    },
  },
});
globalStyle(`${steps} p`, { color: token('color-text-muted') });
