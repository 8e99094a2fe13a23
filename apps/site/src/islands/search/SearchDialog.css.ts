import { textFieldClasses } from '@sanierungsweg/ui/text-field';
import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { token } from '../../styles/token';

export const dialog = style({
  inlineSize: 'min(44rem, 100% - 2rem)',
  maxBlockSize: 'min(46rem, 100dvb - 6rem)',
  margin: '4rem auto auto',
  padding: 0,
  overflow: 'hidden',
  border: `${token('line-plan')} solid ${token('color-text')}`,
  borderRadius: token('radius-l'),
  background: token('color-surface-raised'),
  color: token('color-text'),
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  selectors: {
    // No grid: its row would stay as high as all results, which then did not scroll, and WebKit would fill the height.
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: `color-mix(in srgb, ${token('color-surface-ground')} 62%, transparent)` },
  },
  '@media': {
    // The whole screen, so that the keyboard leaves room for results.
    [`${media.phone}, ${media.low}`]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '100dvb',
      maxBlockSize: '100dvb',
      margin: 0,
      border: 0,
      borderRadius: 0,
    },
    [media.print]: { display: 'none' },
  },
});

// As menu and dialogs of the ui package: where a scrollbar takes room, the page behind does not move.
globalStyle(`:root:has(.${dialog}:modal)`, { overflow: 'hidden', scrollbarGutter: 'stable' });

export const search = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minBlockSize: 0 });

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token('space-2'),
  padding: `${token('space-3')} ${token('space-4')}`,
  borderBlockEnd: `${token('line-plan')} solid ${token('color-text')}`,
});

export const input = style([
  textFieldClasses.input,
  // Beside the button that closes, the browser's own cross would be a riddle.
  { '::-webkit-search-cancel-button': { display: 'none' } },
]);

export const results = style({
  overflowY: 'auto',
  padding: `${token('space-3')} ${token('space-4')} ${token('space-5')}`,
  scrollPaddingBlock: token('space-4'),
});

export const count = style({
  minBlockSize: '1.5em',
  color: token('color-text-muted'),
  fontSize: token('text-small'),
  fontVariantNumeric: 'tabular-nums',
});

export const heading = style({
  paddingBlock: `${token('space-3')} ${token('space-1')}`,
  color: token('color-text-muted'),
  fontSize: token('text-label'),
  fontWeight: 650,
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const result = style({
  display: 'grid',
  gap: '.1rem',
  minBlockSize: '3rem',
  alignContent: 'center',
  paddingBlock: token('space-2'),
  paddingInline: token('space-3'),
  marginInline: `calc(-1 * ${token('space-3')})`,
  borderRadius: token('radius-m'),
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1.3,
  selectors: {
    '&:hover': { background: token('color-surface-soft') },
    '&:focus-visible': {
      outlineOffset: -3,
      background: token('color-surface-soft'),
      boxShadow: `inset 3px 0 0 ${token('color-chart-range')}`,
    },
  },
});

export const name = style({ fontWeight: 650 });

export const within = style({ color: token('color-text-muted'), fontSize: token('text-small') });

globalStyle(`${result} mark`, {
  borderBlockEnd: `2px solid ${token('color-chart-range')}`,
  background: token('color-mark'),
  color: token('color-text'),
});

export const explanation = style({
  display: 'grid',
  justifyItems: 'start',
  gap: token('space-1'),
  marginBlock: token('space-2'),
  padding: token('space-3'),
  borderInlineStart: `4px solid ${token('color-chart-range')}`,
  background: token('color-surface-soft'),
  lineHeight: 1.45,
});

export const shortcut = style({
  marginBlockStart: token('space-4'),
  // A phone has no such key.
  '@media': { '(hover: none)': { display: 'none' } },
});
