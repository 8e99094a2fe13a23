import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';
import { claims } from '../Operator/OperatorList.css';

/** Numbers in large on the ground that the hero stands on; on paper, on paper. */
export const band = style({
  paddingBlock: token('space-6'),
  '@media': {
    screen: {
      background: token('color-surface-ground'),
      color: token('color-text-on-ground'),
      vars: { '--ui-focus': token('color-focus-on-ground') },
    },
  },
});

/** As many columns as numbers from the start: the first would move each time that another one arrives. */
export const numbers = styleVariants(
  { 2: 2, 3: 3 } as const,
  (count) => [claims, { '@media': { [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }],
  // Begins the class names, which a number cannot.
  'numbers',
);

globalStyle(`${band} dd`, { '@media': { screen: { color: token('art-wool') } } });
globalStyle(`${band} :is(dl dt, p, a)`, { color: 'inherit' });
