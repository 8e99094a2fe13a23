import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const promise = style({ fontSize: token('text-small') });

/** Below the widths of the burger, down to where large letters leave the page too little room beside the bar. */
const BAR = `${media.burger} and (min-width: 15rem)`;

/** Shown by scripts; not while the consent banner or a message is there or something is typed, which needs the room. */
export const bar = style({
  display: 'none',
  zIndex: 15,
  // Whatever has the focus is seen, also where the planner's sum stands at the same edge (HousePlan.css.ts).
  ':focus-within': { zIndex: 17 },
  '@media': {
    [BAR]: {
      selectors: {
        'html:not(:has(.dpc-bar, [data-sonner-toast], :is(input, textarea, select):focus)) &[data-shown]': {
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'center',
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

// What has the focus stays clear of the bar, also of one that comes where the page scrolls to the focus; of the banner,
// which takes its place, that sees to it itself.
globalStyle(`html:not(:has(.dpc-bar)):has(${bar})`, {
  '@media': { [BAR]: { scrollPaddingBlockEnd: '4.5rem' } },
});

export const barCall = style({ flex: '0 1 26rem', paddingInline: '.5rem', lineHeight: 1.15 });
