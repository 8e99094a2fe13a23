import { globalStyle, style } from '@vanilla-extract/css';
import { section, soft } from '../../../styles/frame.css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const band = style({ paddingBlock: 'clamp(2.5rem, 5vw, 4rem)' });

// The first section below the band keeps no space of its own where both are white.
globalStyle(`${band} + ${section}:not(${soft})`, { paddingBlockStart: token('space-5') });

/** What the rest of the page is about, where something else came before. */
export const above = style({
  maxInlineSize: '46rem',
  marginBlockEnd: 'clamp(1.5rem, 3vw, 2.5rem)',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gap: 'clamp(2rem, 5vw, 4rem)',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const summary = style({
  display: 'grid',
  gap: token('space-4'),
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  borderInlineStart: `6px solid ${token('color-chart-range')}`,
  borderRadius: `0 ${token('radius-m')} ${token('radius-m')} 0`,
  background: token('color-surface-soft'),
});

export const title = style({ fontSize: token('text-h3') });

export const points = style({
  display: 'grid',
  gap: token('space-3'),
  paddingInlineStart: '1.2rem',
  maxInlineSize: '62ch',
});

export const toc = style({ display: 'grid', gap: token('space-3'), '@media': { [media.print]: { display: 'none' } } });

export const tocTitle = style({ fontSize: token('text-h4') });

export const tocList = style({
  display: 'grid',
  gap: '.15rem',
  paddingInlineStart: '1.4rem',
  fontSize: token('text-small'),
});

globalStyle(`${tocList} a`, { display: 'block', inlineSize: 'fit-content', paddingBlock: '.5rem' });
