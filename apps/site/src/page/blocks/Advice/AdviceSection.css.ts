import { style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

export const advice = style({
  display: 'grid',
  gap: token('space-4'),
  maxInlineSize: '54rem',
  padding: 'clamp(min(1.5rem, 7vw), 4vw, 3rem)',
  border: `${token('line-plan')} solid ${token('color-text')}`,
  borderRadius: token('radius-l'),
  background: token('color-trust-soft'),
  color: token('color-text'),
  breakInside: 'avoid',
});

export const audience = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  fontSize: token('text-label'),
  fontWeight: 650,
});
