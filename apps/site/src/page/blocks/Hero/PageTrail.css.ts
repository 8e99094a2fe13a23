import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

/** As wide as a slash with room on both sides. */
const SEPARATION = `calc(2 * ${token('space-2')} + .4em)`;

/** What the outline of a focused link needs before the edges that cut slashes off: on a phone a link ends the trail. */
const OUTLINE_ROOM = '.5rem';

/** The slash before an item hangs in the gap, or, where the item begins a line, beyond the edge that cuts it off. */
export const trail = style({});

globalStyle(`${trail} ol`, {
  columnGap: SEPARATION,
  overflowX: 'clip',
  marginInline: `-${OUTLINE_ROOM}`,
  paddingInline: OUTLINE_ROOM,
});
globalStyle(`${trail} li + li::before`, {
  inlineSize: SEPARATION,
  marginInline: `calc(-1 * ${SEPARATION}) 0`,
  textAlign: 'center',
});

// On a phone a third step would often just not fit, and the line it began would come or go with the font, and move the
// whole page. It names the page, as the headline below does.
globalStyle(`${trail} li:nth-child(3)`, { '@media': { [media.phone]: { display: 'none' } } });

/** The house with the part in yellow that the page speaks of, on the line of the trail. */
export const house = style({
  display: 'inline-block',
  inlineSize: '2.25rem',
  marginInlineEnd: '.4rem',
  verticalAlign: '-.35rem',
});
