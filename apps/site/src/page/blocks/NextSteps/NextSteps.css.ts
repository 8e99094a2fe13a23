import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE } from '../../../styles/measure';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';
import { counted } from '../Steps/counted.css';

export const steps = style([
  counted,
  {
    display: 'grid',
    gap: token('space-5'),
    maxInlineSize: `calc(${MEASURE} + 3.5rem)`,
    '@media': { [media.print]: { display: 'block' } },
  },
]);

/** Below the steps. */
export const checklist = style({ gridColumn: '-2' });

globalStyle(`${steps} > li`, {
  paddingInlineStart: '3.5rem',
  minBlockSize: '2.25rem',
  // A block has no gaps: circles of short steps would touch.
  '@media': { [media.print]: { marginBlockEnd: token('space-4') } },
});
globalStyle(`${steps} > li::before`, { insetBlockStart: '-.15rem' });
