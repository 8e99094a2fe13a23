import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const related = style({ '@media': { [media.print]: { display: 'none' } } });

export const title = style({ marginBlockEnd: token('space-5'), fontSize: token('text-h3') });

/** As high as the neighbours, on the same ground, whatever it was drawn for. */
export const drawing = style({ aspectRatio: '14 / 9' });

/** Pages by name, as buttons in a line. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-3'),
  marginBlockStart: token('space-5'),
  listStyle: 'none',
});
