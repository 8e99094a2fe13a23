import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';
import { large } from './counted.css';

const GAP = 'clamp(1.5rem, 3vw, 3rem)';

/** One below the other; up to three stand side by side where there is room. */
export const steps = style([large, { display: 'grid', gap: token('space-6'), maxInlineSize: '46rem' }]);

/** Up to three of them. */
export const few = style({});
const wide = (rule: Record<string, unknown>) => ({ '@media': { [media.wide]: rule } });

globalStyle(
  `${steps}${few}`,
  wide({ gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: GAP, maxInlineSize: 'none' }),
);
globalStyle(`${steps} > li`, {
  display: 'grid',
  gap: '.6rem',
  alignContent: 'start',
  paddingInlineStart: '5rem',
  minBlockSize: '4rem',
  // Where letters are large, the words have the whole line, below the number.
  '@media': { [media.fewLetters]: { paddingBlockStart: '4rem', paddingInlineStart: 0 } },
});
globalStyle(`${steps}${few} > li`, wide({ paddingBlockStart: '5rem', paddingInlineStart: 0 }));
globalStyle(`${steps} > li:not(:last-child)::after`, {
  content: '',
  position: 'absolute',
  inset: '3.5rem auto -2rem 1.7rem',
  border: `0 dashed ${token('color-text')}`,
  borderInlineStartWidth: 2.5,
});
globalStyle(`${steps} > li:not(:last-child)::after`, { '@media': { [media.fewLetters]: { content: 'none' } } });
globalStyle(
  `${steps}${few} > li:not(:last-child)::after`,
  wide({ inset: `1.75rem calc(-1 * ${GAP}) auto 3.5rem`, borderWidth: '2.5px 0 0' }),
);
globalStyle(`${steps} p`, { color: token('color-text-muted') });
