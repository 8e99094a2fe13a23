import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';

export const price = style({});
globalStyle(`dd${price}`, {
  fontSize: '1.375rem',
  letterSpacing: '-.015em',
  '@media': { [media.fewLetters]: { fontSize: '1rem' } },
});
