import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

export const sources = style({
  paddingBlock: 'clamp(2.5rem, 5vw, 4rem)',
  borderBlockStart: `1px solid ${token('color-line')}`,
});

export const title = style({ fontSize: token('text-h4') });

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: token('space-5'),
  marginBlockStart: token('space-3'),
  fontSize: token('text-small'),
});

globalStyle(`${terms} dt`, { fontWeight: 700 });
globalStyle(`${terms} > div`, {
  paddingInlineStart: token('space-3'),
  borderInlineStart: `3px solid ${token('color-line')}`,
});
globalStyle(`${terms} > div:target`, {
  borderInlineStartColor: token('color-link-line'),
  background: token('color-mark'),
  color: token('color-text'),
});

export const details = style({ fontSize: token('text-small') });

globalStyle(`${details} summary`, {
  minBlockSize: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
});

export const list = style({
  display: 'grid',
  gap: token('space-1'),
  paddingInlineStart: '1.2rem',
  maxInlineSize: '68ch',
});
