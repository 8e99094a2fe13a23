import { style } from '@vanilla-extract/css';
import { media } from './media';

/**
 * Room behind a figure for its round mark, which lies in it out of the flow. A box in the flow may be parted from its
 * neighbours at the end of any line, whatever stands between them; this room is part of the figure's word.
 */
export const markPlace = style({
  position: 'relative',
  paddingInlineStart: '1.8rem',
  // Marks in neighbouring lines keep clear of each other.
  lineHeight: '1.6rem',
  '@media': { [media.print]: { padding: 0, lineHeight: 'inherit' } },
});

/** The mark: 24 px wide for fingers, whatever the size of the words. */
export const placedMark = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - .75rem)',
  insetInlineStart: '.25rem',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  background: 'transparent',
  color: 'inherit',
  lineHeight: 1,
  cursor: 'pointer',
});
