import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

/** A small round mark behind a figure; 24 px wide for fingers, whatever the size of the words. */
export const mark = style({
  display: 'inline-grid',
  placeContent: 'center',
  position: 'relative',
  zIndex: 1,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginInline: '.2em .1em',
  padding: 0,
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  background: 'transparent',
  color: 'inherit',
  // The sign for information; the faces of the site draw an i like a stroke.
  fontFamily: 'serif',
  fontStyle: 'italic',
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1,
  verticalAlign: 'text-bottom',
  cursor: 'pointer',
  ':hover': { background: token('color-mark'), color: token('color-text') },
  '@media': { [media.print]: { display: 'none' } },
});
