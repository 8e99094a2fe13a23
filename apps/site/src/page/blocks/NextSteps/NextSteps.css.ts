import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const steps = style({
  display: 'grid',
  gap: token('space-5'),
  maxInlineSize: '46rem',
  listStyle: 'none',
  counterReset: 'next',
  '@media': { [media.print]: { display: 'block' } },
});

globalStyle(`${steps} > li`, { position: 'relative', paddingInlineStart: '3.5rem', minBlockSize: '2.25rem' });
globalStyle(`${steps} > li::before`, {
  counterIncrement: 'next',
  content: 'counter(next)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '-.15rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  border: `2px solid ${token('color-text')}`,
  font: `700 1.0625rem/1 ${token('font-head')}`,
});
