import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { token } from '../../styles/token';

/** A term that the page explains: dotted, unlike other links. */
export const term = style({ textDecorationStyle: 'dotted', textDecorationThickness: 2, color: 'inherit' });

export const tip = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxInlineSize: 'min(22rem, 100vw - 1.5rem)',
  padding: `${token('space-3')} ${token('space-4')}`,
  border: `2px solid ${token('color-text')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface-raised'),
  color: token('color-text'),
  fontSize: token('text-small'),
  lineHeight: 1.45,
  '@media': { [media.print]: { display: 'none' } },
});
