import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const closing = style({
  overflow: 'clip',
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2rem 4rem',
  alignItems: 'center',
  paddingBlock: 'clamp(4rem, 8.4vw, 7.5rem) 2.5rem',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/**
 * The row of houses stands on the footer or the ground line. The screen's edge cuts none of them in two: on phones it
 * falls behind the second tree, up to one column behind the third, each as far from it as the first is from the other edge.
 */
export const skyline = style({
  marginBlockEnd: -2,
  '@media': {
    [media.narrow]: { minInlineSize: '168.2vw', marginInlineStart: 'calc(.8vw - 1.5rem)' },
    [media.phone]: { minInlineSize: '262.5vw', marginInlineStart: 'calc(2.08vw - 1.25rem)' },
  },
});

export const words = style({ display: 'grid', gap: token('space-3') });
