import { style } from '@vanilla-extract/css';

/** Drawings keep their own colours in forced-colours mode; they were drawn on light ground. */
export const illustration = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  forcedColorAdjust: 'none',
});
