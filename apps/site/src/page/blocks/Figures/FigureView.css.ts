import { style } from '@vanilla-extract/css';
import { placedMark } from '../../../styles/markPlace.css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

/** A small round mark behind a figure. */
export const mark = style([
  placedMark,
  {
    zIndex: 1,
    // The sign for information; the faces of the site draw an i like a stroke.
    fontFamily: 'serif',
    fontStyle: 'italic',
    fontSize: '1rem',
    fontWeight: 700,
    ':hover': { background: token('color-mark'), color: token('color-text') },
    '@media': { [media.print]: { display: 'none' } },
  },
]);
