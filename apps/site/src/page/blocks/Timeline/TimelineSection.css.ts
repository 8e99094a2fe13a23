import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

const SIZE = '1.5rem';

export const line = style({ display: 'grid', listStyle: 'none' });

/** A station with its mark on the line, which ends at the last one. */
export const station = style({
  display: 'grid',
  gap: token('space-1'),
  position: 'relative',
  paddingInlineStart: '2.75rem',
  paddingBlockEnd: token('space-6'),
  breakInside: 'avoid',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.15em',
    inlineSize: SIZE,
    blockSize: SIZE,
    zIndex: 1,
    border: `${token('line-plan')} solid ${token('color-text')}`,
    borderRadius: '50%',
    background: token('color-surface'),
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${SIZE} / 2 - 1px)`,
    insetBlock: '.15em 0',
    borderInlineStart: `2px solid ${token('color-text')}`,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { display: 'none' },
  },
});

/** Full, half and empty: told apart without colour, also where colours are forced. */
export const mark = styleVariants({
  yes: { '::before': { background: token('color-text'), forcedColorAdjust: 'none' } },
  conditional: {
    '::before': {
      background: `linear-gradient(to right, ${token('color-text')} 50%, ${token('color-surface')} 50%)`,
      forcedColorAdjust: 'none',
    },
  },
  no: {},
});

export const signing = style({ fontSize: token('text-small'), fontWeight: 700 });
