import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  // One ground for page and drawing: the drawing's own lies under it. As high as all, so that it grows and never moves.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    borderBlockEnd: `${token('line-ground')} solid ${token('color-text-on-sun')}`,
  },
});

/** Words stand at its upper edge: centred ones would move while the rest of them arrives over a slow line. */
export const grid = style({
  position: 'relative',
  '@media': { [media.wide]: { minBlockSize: 'min(28rem, 40vw)' } },
});

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  justifyItems: 'start',
  paddingBlock: '1.5rem clamp(2.5rem, 5vw, 4.5rem)',
  '@media': { [media.narrow]: { paddingBlockEnd: '1.5rem' }, [media.wide]: { inlineSize: '54%' } },
});

globalStyle(`${copy} h1`, {
  fontSize: 'clamp(2.125rem, 1.5rem + 2vw, 3.25rem)',
  letterSpacing: '-.03em',
});

export const lead = style({
  maxInlineSize: '38rem',
  fontSize: token('text-lead'),
  lineHeight: 1.5,
  color: token('color-text-on-sun-muted'),
});

/** Stands on the ground line and runs out of the page on the right, as high as the words beside it. */
export const picture = style({
  '@media': {
    [media.wide]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      inlineSize: '44%',
      blockSize: 'calc(100% - 1.5rem)',
    },
    [media.narrow]: { inlineSize: 'min(100%, 30rem)', marginInlineStart: 'auto' },
  },
});

/** Under the ground line, on the side of the drawing. */
export const caption = style({
  paddingBlock: token('space-2'),
  fontSize: token('text-small'),
  lineHeight: 1.45,
  maxInlineSize: 'none',
  color: token('color-text-muted'),
  '@media': { [media.wide]: { textAlign: 'end' } },
});

/** The sky above a city. */
export const sky = style({
  background: `light-dark(${token('art-sky')}, ${token('color-surface-sun')})`,
});

/** Pages of trades. */
export const garden = style({ background: token('color-trust-soft') });

/** Pages without offers: no colour field, only heading and drawing. */
export const plain = style({ background: token('color-surface'), color: token('color-text') });

globalStyle(`${plain} p`, { color: token('color-text-muted') });
