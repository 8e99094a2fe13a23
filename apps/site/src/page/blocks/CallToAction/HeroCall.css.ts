import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const promise = style({ fontSize: token('text-small') });

/** Below the widths of the burger, down to where large letters leave the page too little room beside the bar. */
const BAR = `${media.burger} and (min-width: 15rem)`;

/** Shown by scripts; not while the consent banner is there or something is typed, which needs the room. */
export const bar = style({
  display: 'none',
  '@media': {
    [BAR]: {
      selectors: {
        'html:not(:has(.dpc-bar, :is(input, textarea, select):focus)) &[data-shown]': {
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: 15,
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: token('space-4'),
          minBlockSize: '3.5rem',
          padding: `.25rem 1.25rem max(.25rem, env(safe-area-inset-bottom))`,
          borderBlockStart: `2px solid ${token('color-text')}`,
          background: token('color-surface'),
          color: token('color-text'),
        },
      },
    },
  },
});

// What has the focus stays clear of the bar; of the banner, which takes its place, that sees to it itself.
globalStyle(`html:not(:has(.dpc-bar)):has(${bar}[data-shown])`, {
  '@media': { [BAR]: { scrollPaddingBlockEnd: '4.5rem' } },
});

// On phones the hero has said it already, and the call takes the whole width, on one line.
export const barPromise = style({
  fontSize: token('text-label'),
  lineHeight: 1.25,
  color: token('color-text-muted'),
  '@media': { [media.phone]: { display: 'none' } },
});

export const barCall = style({
  lineHeight: 1.15,
  '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: '.5rem' } },
});
