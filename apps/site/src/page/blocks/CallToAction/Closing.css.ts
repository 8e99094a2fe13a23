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

/** The row of houses stands on the footer. */
export const skyline = style({ minInlineSize: '58rem', marginBlockEnd: -2 });

export const words = style({ display: 'grid', gap: token('space-3') });
