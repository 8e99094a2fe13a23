import { style } from '@vanilla-extract/css';
import { media } from '../../styles/media';
import { token } from '../../styles/token';

/** The look is that of the ui package's toggletip; on phones a sheet from below. */
export const tip = style({
  '@media': {
    [media.phone]: {
      positionArea: 'none',
      inset: 'auto 0 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      margin: 0,
      padding: `${token('space-4')} 1.25rem max(${token('space-4')}, env(safe-area-inset-bottom))`,
      borderWidth: '2px 0 0',
      borderRadius: 0,
      fontSize: '1rem',
    },
    [media.print]: { display: 'none' },
  },
  ':focus': { outline: 'none' },
  '@supports': {
    '(position-area: bottom)': {
      '@media': {
        [`not all and ${media.phone}`]: {
          inset: 'auto',
          margin: token('space-2'),
          selectors: {
            // Safari would move it up by as much as the page is scrolled.
            '&[data-side=bottom]': { positionArea: 'bottom', alignSelf: 'unsafe start' },
            '&[data-side=top]': { positionArea: 'top' },
          },
        },
      },
    },
  },
  selectors: {
    '&[role=dialog]::backdrop': {
      '@media': {
        [media.phone]: { background: `color-mix(in srgb, ${token('color-surface-ground')} 50%, transparent)` },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-4'),
  fontSize: token('text-h4'),
  fontFamily: token('font-head'),
  fontWeight: 700,
});

export const all = style({ display: 'flex', alignItems: 'center', minBlockSize: '2.75rem' });
