import { style } from '@vanilla-extract/css';
import { token } from '../../styles/token';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space-2'),
  inlineSize: 'min(29rem, 100%)',
});

export const label = style({ fontWeight: 650 });

export const row = style({
  display: 'flex',
  gap: '.6rem',
  '@media': { '(max-width: 22.5rem)': { flexWrap: 'wrap' } },
});

export const input = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  minBlockSize: '3.75rem',
  paddingInline: '.9rem',
  border: `2px solid ${token('color-text')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface-raised'),
  color: token('color-text'),
  fontSize: '1.25rem',
  fontWeight: 600,
  letterSpacing: '.06em',
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: token('color-text-muted'), opacity: 1, fontWeight: 500 },
});

export const hint = style({ fontSize: token('text-small'), lineHeight: 1.45 });

/** Beside the postcode that the page is about. */
export const change = style({
  display: 'none',
  minBlockSize: '2.75rem',
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  textDecoration: `underline 2px ${token('color-link-line')}`,
  textUnderlineOffset: '.3em',
  selectors: { 'html[data-plz] &': { display: 'inline-block' } },
});

/** Folded away where the postcode is known. */
export const folding = style({ selectors: { 'html[data-plz] &': { display: 'none' } } });
