import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';
import { large } from './counted.css';

/** Drawings stand on one ground line that runs through the page; numbers hang on it. */
export const steps = style([
  large,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    '@media': { [media.narrow]: { gridTemplateColumns: '1fr', gap: token('space-7') } },
  },
]);

globalStyle(`${steps} > li`, { display: 'grid', gap: '.6rem', alignContent: 'start' });
globalStyle(`${steps} > li::before`, { insetBlockStart: '7.75rem' });
globalStyle(`${steps} > li::after`, {
  content: '',
  position: 'absolute',
  insetBlockStart: '9.5rem',
  insetInline: '-100vw',
  borderBlockStart: `${token('line-ground')} solid ${token('color-text')}`,
});
globalStyle(`${steps} svg`, { blockSize: '9.5rem', inlineSize: 'auto', justifySelf: 'center' });
globalStyle(`${steps} h3`, { marginBlockStart: '2.75rem' });
globalStyle(`${steps} p`, { color: token('color-text-muted') });

/** Keeps the ground line from widening the page. */
export const clip = style({ overflow: 'clip' });
