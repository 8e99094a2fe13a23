import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

/** The footer is the ground that the site stands on. */
export const footer = style({
  paddingBlock: 'clamp(3rem, 5vw, 4.5rem) 2rem',
  borderBlockStart: `${token('line-ground')} solid ${token('color-text-on-sun')}`,
  background: token('color-surface-ground'),
  color: token('color-text-on-ground'),
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${footer} :focus-visible`, { outlineColor: token('color-focus-on-ground') });
globalStyle(`${footer} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${footer} a:hover`, { textDecoration: 'underline' });
globalStyle(`${footer} li a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.65fr 1.1fr 1.25fr .8fr .9fr',
  gap: '2.5rem',
  '@media': {
    '(max-width: 65rem)': { gridTemplateColumns: '1fr 1fr' },
    [media.phone]: { gridTemplateColumns: '1fr', gap: token('space-6') },
  },
});

export const about = style({
  display: 'grid',
  gap: token('space-4'),
  alignContent: 'start',
  '@media': { '(max-width: 65rem)': { gridColumn: '1 / -1' } },
});

export const small = style({
  maxInlineSize: '36ch',
  fontSize: token('text-small'),
  color: token('color-text-on-ground-muted'),
});

export const title = style({ marginBlockEnd: token('space-2'), fontSize: '1.0625rem', letterSpacing: 0 });

export const list = style({ listStyle: 'none', fontSize: token('text-small') });

export const plainButton = style({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: token('text-small'),
  textAlign: 'start',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
  ':hover': { color: token('color-text-on-ground') },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '.5rem 2rem',
  marginBlockStart: '2.5rem',
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${token('color-text-on-ground-muted')}`,
  fontSize: token('text-label'),
  color: token('color-text-on-ground-muted'),
});
