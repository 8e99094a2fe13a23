import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE } from '../../../styles/measure';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const sources = style({
  paddingBlock: 'clamp(2.5rem, 5vw, 4rem)',
  borderBlockStart: `1px solid ${token('color-line')}`,
});

export const title = style({ fontSize: token('text-h4') });

/** A line of its own, as high as a target. */
export const all = style({ display: 'inline-block', paddingBlock: token('space-1') });

export const details = style({ fontSize: token('text-small') });

globalStyle(`${details} summary`, {
  minBlockSize: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
});

export const list = style({
  display: 'grid',
  gap: token('space-1'),
  paddingInlineStart: '1.2rem',
  maxInlineSize: MEASURE,
  '@media': { [media.print]: { display: 'block', columns: 2, columnGap: '2rem', maxInlineSize: 'none' } },
});

// On phones, where rows are cards: what it means is a text and takes the whole line.
globalStyle(`${sources} .ui-table-cards td:last-child`, { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });

// The value to count with, beside another one of the same thing.
globalStyle(`${sources} td strong`, {
  borderInlineStart: `6px solid ${token('color-chart-range')}`,
  paddingInlineStart: token('space-2'),
});

/** Opens at the bottom of the window on phones and in browsers that cannot place it at its mark. */
export const hint = style({
  position: 'fixed',
  inset: 'auto 0 1rem',
  marginInline: 'auto',
  inlineSize: 'min(26rem, 100vw - 2rem)',
  padding: `${token('space-4')} ${token('space-5')}`,
  border: `2px solid ${token('color-text')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface-raised'),
  color: token('color-text'),
  fontSize: token('text-small'),
  lineHeight: 1.5,
  '@supports': {
    // Safari, which alone knows the second, looks for room as if the page were not scrolled, and begins above the window.
    '(position-area: bottom) and (not (-webkit-hyphenate-limit-before: 4))': {
      '@media': {
        [media.wide]: {
          inset: 'auto',
          margin: token('space-2'),
          positionArea: 'bottom',
          positionTryFallbacks: 'flip-block',
        },
      },
    },
  },
});
// No gap of a grid: Safari would make it as high as the window, and begin it above.
globalStyle(`${sources} dl + p, ${hint} > * + *`, { marginBlockStart: token('space-3') });
