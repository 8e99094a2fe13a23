import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

/** The footer is the ground that the site stands on. */
export const footer = style({
  paddingBlock: 'clamp(3rem, 5vw, 4.5rem) 2rem',
  borderBlockStart: `${token('line-ground')} solid ${token('color-text-on-sun')}`,
  background: token('color-surface-ground'),
  color: token('color-text-on-ground'),
});

globalStyle(`${footer} :focus-visible`, { outlineColor: token('color-focus-on-ground') });
globalStyle(`${footer} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${footer} :is(a, button):hover`, { textDecoration: 'underline' });
globalStyle(`${footer} li a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });

/** Columns side by side; below, one under the other and folded. */
const COLUMNS = '(min-width: 56rem)';

export const about = style({ paddingBlockEnd: token('space-6') });

export const columns = style({
  borderBlockStart: `1px solid ${token('color-line-strong')}`,
  '@media': {
    [COLUMNS]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr 1.15fr 1.3fr 1fr',
      gap: 'clamp(1.25rem, 2.2vw, 2.25rem)',
      paddingBlockStart: token('space-6'),
    },
  },
});

export const column = style({
  '@media': { [COLUMNS]: { display: 'grid', gap: token('space-6'), alignContent: 'start' } },
});

export const small = style({
  maxInlineSize: '50ch',
  marginBlockStart: token('space-3'),
  fontSize: token('text-small'),
  color: token('color-text-on-ground-muted'),
});

export const title = style({
  paddingBlock: `${token('space-4')} ${token('space-2')}`,
  fontSize: '1.0625rem',
  letterSpacing: 0,
  '@media': {
    [COLUMNS]: {
      marginBlockEnd: token('space-2'),
      paddingBlockStart: 0,
      borderBlockEnd: `2px solid ${token('art-wool')}`,
    },
  },
});

/** Seen where its group stands open. */
export const unfolded = style({ display: 'none' });

export const fold = style({
  borderBlockEnd: `1px solid ${token('color-line-strong')}`,
  '@media': { [COLUMNS]: { border: 0 } },
});

globalStyle(`${fold} summary`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  font: `700 1.0625rem/1.2 ${token('font-head')}`,
  cursor: 'pointer',
});

// As in Contents.css.ts: open columns where browsers show a folded list all the same.
for (const [selector, rule] of [
  [unfolded, { display: 'block' }],
  [`${fold} summary`, { display: 'none' }],
  [`${fold}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' }],
] as const) {
  globalStyle(selector, { '@supports': { 'selector(::details-content)': { '@media': { [COLUMNS]: rule } } } });
}

export const list = style({ paddingBlockEnd: token('space-2'), listStyle: 'none', fontSize: token('text-small') });

/** Short names in two columns, read downwards. */
export const cities = style({ columns: 2, columnGap: token('space-4') });

export const plainButton = style({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: token('text-small'),
  textAlign: 'start',
  cursor: 'pointer',
  // Without a ground and an edge nothing else would say that it is a button.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: '.5rem 2rem',
  marginBlockStart: '2.5rem',
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${token('color-line-strong')}`,
  fontSize: token('text-label'),
  color: token('color-text-on-ground-muted'),
});
// As far from the end as the words of the switch, whose row is as high as a finger needs.
globalStyle(`${end} > span`, { paddingBlockEnd: '.7rem' });
