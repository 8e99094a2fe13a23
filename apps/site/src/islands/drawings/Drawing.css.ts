import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { token } from '../../styles/token';
import { PADDING } from '../calculator/sheetMeasures';

const outline = { stroke: token('art-line'), strokeWidth: 2 } as const;

/** From edge to edge of the result; its soil goes on in the ground below, over which no seam shows. */
export const drawing = style({
  display: 'block',
  inlineSize: `calc(100% + 2 * ${PADDING})`,
  maxInlineSize: 'none',
  blockSize: 'auto',
  margin: `auto calc(-1 * ${PADDING}) calc(-1px - ${PADDING})`,
  // Where there is no room for all of it, the middle stays legible: from the longest words to the room.
  '@media': {
    [media.phone]: { aspectRatio: '436 / 330' },
    // No ground to reach into: its last words would lie under the line that follows.
    [media.print]: { inlineSize: '70%', margin: 0 },
  },
});
/** Where the whole drawing is seen: what stands near the wall for phones, out into the room, and under the tree. */
const seen = '(min-width: 30.0625rem)';
export const intoRoom = style({ '@media': { [seen]: { translate: '64px' } } });
export const belowTree = style({ '@media': { [seen]: { translate: '-182px' } } });
/** At the foot of the sky, where the ground begins. */
export const scene = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '44rem',
  blockSize: 'auto',
  marginBlock: `auto calc(-1 * ${PADDING})`,
  // By night a rim sets dark lines off from the sky.
  filter: 'var(--rim, none)',
  '@media': { [media.print]: { display: 'none' } },
});
export const room = style({ fill: token('art-room') });
export const wool = style({ ...outline, fill: token('art-wool') });
export const wall = style({ ...outline, fill: token('art-brick') });
export const tile = style({ ...outline, fill: token('art-tile') });
export const glass = style({ ...outline, fill: token('art-glass') });
export const pipe = style({ stroke: token('color-cta'), strokeWidth: 3.5, fill: 'none' });
export const returnPipe = style({ stroke: token('art-cold'), strokeWidth: 3.5, fill: 'none' });
export const tree = style({ ...outline, fill: token('art-leaf') });
export const furniture = style({ ...outline, fill: token('art-paper') });
export const chair = style({ ...outline, fill: token('art-tile') });
export const line = style({ ...outline, fill: 'none' });
export const warmth = style({ stroke: token('color-cta'), strokeWidth: 2.5, fill: 'none' });
export const measure = style({ stroke: 'currentColor', strokeWidth: 1.75, fill: 'none' });
export const lossBefore = style({ stroke: 'currentColor', strokeWidth: 1.75, strokeDasharray: '5 4', fill: 'none' });
export const lossNow = style({ ...outline, strokeWidth: 1.5, fill: token('color-cta') });
export const words = style({ fill: 'currentColor', fontSize: 16, fontWeight: 650 });
/** As the ground of the sheet, whose words stand on paper, or in the colours of the system, as all others. */
const plain = '(forced-colors: active), print';
export const soil = style({ fill: token('color-surface-ground'), '@media': { [plain]: { ...outline, fill: 'none' } } });
export const underground = style([
  words,
  { fill: token('color-text-on-ground'), '@media': { [plain]: { fill: 'currentColor' } } },
]);
