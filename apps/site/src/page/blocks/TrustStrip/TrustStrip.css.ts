import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const strip = style({
  display: 'grid',
  // Four in a line, two and two, or one below the other: never three and one.
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    '(max-width: 72rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  gap: '1.5rem 2.5rem',
  listStyle: 'none',
});

globalStyle(`${strip} > li`, {
  display: 'grid',
  gridTemplateColumns: '4.25rem 1fr',
  gap: '1rem',
  alignItems: 'center',
  '@media': { [media.fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${strip} b`, {
  display: 'block',
  fontFamily: token('font-head'),
  fontSize: token('text-h4'),
  lineHeight: 1.25,
});
globalStyle(`${strip} span`, {
  display: 'block',
  color: token('color-text-muted'),
  fontSize: token('text-small'),
  lineHeight: 1.45,
});

export const band = style({ paddingBlock: 'clamp(2.5rem, 5vw, 4rem)' });
