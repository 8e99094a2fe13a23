import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';
import { counted } from '../../blocks/Steps/counted.css';

/** Where the postcode is known, the form goes on where the page begins. */
export const stage = style({
  vars: { '--muted': token('color-text-muted') },
  position: 'relative',
  overflow: 'clip',
  paddingBlock: 'clamp(2.5rem, 5vw, 4rem)',
  selectors: {
    'html[data-plz] &': {
      vars: { '--muted': token('color-text-on-sun-muted') },
      paddingBlockStart: 0,
      background: token('color-surface-sun'),
      color: token('color-text-on-sun'),
      borderBlockEnd: `${token('line-ground')} solid ${token('color-text-on-sun')}`,
      '@media': { [media.wide]: { paddingBlockEnd: 0 } },
    },
  },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7.5fr) minmax(0, 4.5fr)',
  gap: 'clamp(2rem, 4vw, 3.75rem)',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: { 'html[data-plz] &': { '@media': { [media.wide]: { gridTemplateRows: 'auto 1fr' } } } },
});

export const card = style({
  '@media': { [media.phone]: { marginInline: '-.5rem', padding: '1.25rem' } },
});

export const title = style({
  marginBlockEnd: token('space-5'),
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem)',
  lineHeight: 1.15,
});

export const aside = style({
  display: 'grid',
  gap: token('space-5'),
  maxInlineSize: '36rem',
  selectors: {
    'html[data-plz] &': {
      '@media': { [media.wide]: { gridArea: '1 / 2 / span 2', paddingBlockEnd: 'clamp(2.5rem, 5vw, 4rem)' } },
    },
  },
});

export const asideTitle = style({ fontSize: token('text-h3') });

export const steps = style([counted, { display: 'grid', gap: token('space-4') }]);

globalStyle(`${steps} > li`, { paddingInlineStart: '3rem' });
globalStyle(`${steps} > li::before`, { background: token('color-surface'), color: token('color-text') });
globalStyle(`${steps} h3`, { font: `650 1rem/1.6 ${token('font-body')}` });
globalStyle(`${steps} p`, { fontSize: token('text-small'), lineHeight: 1.45 });

/** Each on its own piece of ground, above its words. */
export const drawing = style({
  blockSize: '6rem',
  inlineSize: 'auto',
  marginBlockEnd: token('space-2'),
  borderBlockEnd: `${token('line-plan')} solid currentColor`,
});

export const small = style({
  marginBlockEnd: token('space-5'),
  fontSize: token('text-small'),
  lineHeight: 1.5,
  color: 'var(--muted)',
});

/**
 * Where the postcode is known, the houses stand under the form, on the ground line of the section: in the room that a short
 * question leaves beside what follows, and below a long one.
 */
export const houses = style({
  display: 'none',
  selectors: {
    'html[data-plz] &': {
      alignSelf: 'end',
      '@media': { [media.wide]: { display: 'block' }, [media.print]: { display: 'none' } },
    },
  },
});
