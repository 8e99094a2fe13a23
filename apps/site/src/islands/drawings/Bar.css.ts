import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { token } from '../../styles/token';

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '2.75rem',
  overflow: 'visible',
  '@media': { [media.print]: { blockSize: '1.5rem' } },
});
export const whole = style({
  fill: token('color-surface-raised'),
  stroke: token('color-text-on-sun'),
  strokeWidth: 2.25,
  vectorEffect: 'non-scaling-stroke',
  // The visitor's theme may be the opposite of what the system forces.
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const part = style({
  fill: token('art-wool'),
  stroke: token('color-text-on-sun'),
  strokeWidth: 2.25,
  vectorEffect: 'non-scaling-stroke',
  transition: 'width .32s',
  '@media': {
    [media.calm]: { transition: 'none' },
    [media.forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' },
  },
});
export const relief = style([
  part,
  { fill: token('art-leaf'), '@media': { [media.forcedColors]: { fill: 'Highlight' } } },
]);
export const wool = style({
  fill: 'none',
  stroke: token('art-line'),
  strokeWidth: 1.35,
  '@media': { [media.forcedColors]: { stroke: 'none' } },
});
const toTheEnd = { flex: '1 1 1rem', minInlineSize: 0, borderBlockStart: '1.75px solid', content: '""' } as const;
/** From end to end of the bar, as plans show a measure. */
export const dimension = style({
  display: 'flex',
  gap: '.6rem',
  alignItems: 'center',
  marginBlockEnd: '-.8rem',
  borderInline: '1.75px solid',
  fontSize: `min(${token('text-label')}, 6vw)`,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  '::before': toTheEnd,
  '::after': toTheEnd,
  // Rather shorter lines beside it than a number that breaks.
  overflowWrap: 'normal',
  // On paper the formula says it, and a sheet more for a line is a waste.
  '@media': { [media.print]: { display: 'none' } },
});
export const names = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: '-.6rem',
  fontSize: token('text-label'),
  fontWeight: 600,
  lineHeight: 1.3,
});
