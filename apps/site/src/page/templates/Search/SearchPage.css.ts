import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const hero = style({
  overflow: 'clip',
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  borderBlockEnd: `${token('line-ground')} solid ${token('color-text-on-sun')}`,
  selectors: { 'html[data-plz] &': { borderBlockEnd: 0 } },
});

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '1.1rem',
  paddingBlock: '1.5rem clamp(2.5rem, 6vw, 6rem)',
  selectors: {
    'html[data-plz] &': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '.25rem 1rem',
      paddingBlock: 'clamp(.75rem, 2vw, 1.5rem)',
    },
  },
});

/** Only while the page asks for a postcode. */
export const unasked = style({ selectors: { 'html[data-plz] &': { display: 'none' } } });

export const title = style({
  maxInlineSize: '18ch',
  fontSize: 'clamp(2.125rem, 1.5rem + 2.4vw, 3.375rem)',
  letterSpacing: '-.03em',
  selectors: {
    'html[data-plz] &': { maxInlineSize: 'none', fontSize: 'clamp(1.6rem, 1.2rem + 1.9vw, 2.625rem)' },
  },
});

export const lead = style({
  maxInlineSize: '34rem',
  fontSize: token('text-lead'),
  lineHeight: 1.5,
  color: token('color-text-on-sun-muted'),
});

/** With a postcode the promise stands alone, otherwise it is the hint of the field. */
export const promise = style({
  fontSize: token('text-small'),
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { marginInlineStart: 0, inlineSize: '100%' } },
  selectors: { 'html:not([data-plz]) &': { display: 'none' } },
});

globalStyle(`html[data-plz] ${copy} form`, { order: 1 });
