import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

/** Numbers in large on the ground that the hero stands on; on paper, on paper. */
export const band = style({
  paddingBlock: token('space-6'),
  '@media': { screen: { background: token('color-surface-ground'), color: token('color-text-on-ground') } },
});

globalStyle(`${band} dd`, { '@media': { screen: { color: token('art-wool') } } });
globalStyle(`${band} :is(dl dt, p, a)`, { color: 'inherit' });
