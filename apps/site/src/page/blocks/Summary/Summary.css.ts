import { style } from '@vanilla-extract/css';
import { MEASURE } from '../../../styles/measure';
import { token } from '../../../styles/token';

/** The section below keeps its own distance. */
export const band = style({ selectors: { '&&': { paddingBlock: `${token('space-5')} 0` } } });

export const summary = style({
  display: 'grid',
  gap: token('space-4'),
  padding: 'clamp(min(1.25rem, 6vw), 3vw, 2rem)',
  borderInlineStart: `6px solid ${token('color-chart-range')}`,
  borderRadius: `0 ${token('radius-m')} ${token('radius-m')} 0`,
  background: token('color-surface-soft'),
  breakInside: 'avoid',
});

export const title = style({ fontSize: token('text-h3') });

export const points = style({
  display: 'grid',
  gap: token('space-3'),
  paddingInlineStart: '1.2rem',
  maxInlineSize: MEASURE,
});
