import { style } from '@vanilla-extract/css';

/** A term that the page explains: dotted, unlike other links. */
export const term = style({
  // Above the link that covers the card in which it stands.
  position: 'relative',
  zIndex: 1,
  textDecorationStyle: 'dotted',
  textDecorationThickness: 2,
  color: 'inherit',
});
