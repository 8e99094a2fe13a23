import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

/** A list whose entries carry their number in a ring. */
export const counted = style({ listStyle: 'none', counterReset: 'step' });

globalStyle(`${counted} > li`, { position: 'relative' });
globalStyle(`${counted} > li::before`, {
  counterIncrement: 'step',
  content: 'counter(step)',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  border: `2px solid ${token('color-text')}`,
  font: `700 1.0625rem/1 ${token('font-head')}`,
});

/** Steps that stand for themselves: large, in the colour of the brand. */
export const large = style([counted]);

globalStyle(`${large} > li::before`, {
  zIndex: 1,
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  fontSize: '1.5rem',
});
