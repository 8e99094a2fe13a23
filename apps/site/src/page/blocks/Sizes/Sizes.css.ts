import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

export const badge = style({
  justifySelf: 'start',
  alignSelf: 'start',
  paddingInline: '.75rem',
  borderRadius: token('radius-full'),
  background: token('color-mark'),
  fontSize: token('text-label'),
  fontWeight: 650,
  lineHeight: '1.75rem',
});

export const price = style({});
globalStyle(`dd${price}`, { fontSize: '1.375rem', letterSpacing: '-.015em' });
