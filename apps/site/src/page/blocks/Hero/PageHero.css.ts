import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  borderBlockEnd: `${token('line-ground')} solid ${token('color-text-on-sun')}`,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
  gap: '2rem',
  alignItems: 'end',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  justifyItems: 'start',
  paddingBlock: '1.5rem clamp(2.5rem, 5vw, 4.5rem)',
  '@media': { [media.narrow]: { paddingBlockEnd: '1.5rem' } },
});

globalStyle(`${copy} h1`, {
  fontSize: 'clamp(2.25rem, 1.5rem + 3.1vw, 4rem)',
  letterSpacing: '-.03em',
  lineHeight: 1.02,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const lead = style({
  maxInlineSize: '38rem',
  fontSize: token('text-lead'),
  lineHeight: 1.5,
  color: token('color-text-on-sun-muted'),
});

/** The drawing's ground is the line under the hero. */
export const picture = style({
  maxInlineSize: '36rem',
  justifySelf: 'end',
  '@media': { [media.narrow]: { maxInlineSize: '26rem', justifySelf: 'center' } },
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
