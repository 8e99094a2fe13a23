import { globalStyle, style } from '@vanilla-extract/css';
import { houseLetters, letteredParts } from '../../../illustrations/houseLetters';
import { shownLit } from '../../../islands/housePlan/ticked';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

const STACKED = '(max-width: 65rem)';

/** The house stands with its cellar in the ground, which starts at `--ground` from the lower edge. */
export const hero = style({
  vars: { '--house': 'clamp(20rem, 56vw, 52rem)', '--ground': 'calc(var(--house) * .2675)' },
  position: 'relative',
  overflow: 'clip',
  isolation: 'isolate',
  background: token('color-surface-sun'),
  color: token('color-text-on-sun'),
  // As high as all, so that it grows and never moves.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    clipPath: 'inset(calc(100% - var(--ground)) 0 0)',
    background: token('color-surface-earth'),
    // Lines and a word of the drawing on it are light.
    forcedColorAdjust: 'none',
    zIndex: -1,
  },
  '@media': {
    [STACKED]: { vars: { '--house': 'min(118vw, 44rem)' } },
  },
});

/** The words have their room before they arrive, so that neither they nor the ground under them move. */
const WORDS = '33.25rem';

export const wrap = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `minmax(max(calc(var(--house) * .6075 + 1.25rem), ${WORDS}), auto) var(--ground)`,
  '@media': { [STACKED]: { display: 'block', paddingBlockEnd: 'calc(var(--house) * .875)' } },
});

export const copy = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.4rem',
  alignContent: 'start',
  maxInlineSize: 'min(35rem, 46%)',
  paddingBlock: '2.25rem 2.5rem',
  '@media': { [STACKED]: { maxInlineSize: '40rem', paddingBlock: '2.25rem 1.5rem' } },
});

export const title = style({
  fontSize: token('text-display'),
  lineHeight: 0.99,
  letterSpacing: '-.035em',
  marginInlineEnd: '-4rem',
  '@media': { [STACKED]: { marginInlineEnd: 0 } },
});

export const lead = style({
  maxInlineSize: '31rem',
  fontSize: token('text-lead'),
  lineHeight: 1.45,
  color: token('color-text-on-sun-muted'),
});

export const picture = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 0,
  insetInlineEnd: 'calc(var(--house) * -.075)',
  inlineSize: 'var(--house)',
  maxInlineSize: 'none',
  '@media': { [STACKED]: { insetInlineEnd: 'auto', insetInlineStart: '50%', translate: '-49.5% 0' } },
});

/** The sun sinks and the moon rises behind the house when the theme turns dark, and the other way round: see dusk.css.ts. */
export const day = style({ opacity: 'calc(1 - var(--dusk, 0))', transform: 'translateY(calc(var(--dusk, 0) * 24%))' });
export const night = style({ opacity: 'var(--dusk, 0)', transform: 'translateY(calc((1 - var(--dusk, 0)) * 24%))' });

export const labels = style({ '@media': { [STACKED]: { display: 'none' } } });

/** Links over the letters of the house, placed as those are drawn. */
export const letters = style({ zIndex: 3, aspectRatio: '800 / 700', listStyle: 'none', pointerEvents: 'none' });

globalStyle(`${letters} a`, {
  position: 'absolute',
  translate: '-50% -50%',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  pointerEvents: 'auto',
});
globalStyle(`${letters} a:hover`, { boxShadow: `0 0 0 3px ${token('art-line')}` });
for (const [index, part] of letteredParts.entries()) {
  const {
    at: [x, y],
  } = houseLetters[part];
  const letter = `> :nth-child(${index + 1}) > a`;
  globalStyle(`${letters} ${letter}`, { insetInlineStart: `${x / 8}%`, insetBlockStart: `${(y / 7).toFixed(1)}%` });
  // The part lights up for as long as somebody is at its letter; without scripts in the drawing's double.
  globalStyle(`${wrap}:has(${letters} ${letter}:is(:hover, :focus-visible, :active))`, {
    vars: { [shownLit(part)]: '1' },
  });
}

export const facts = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignContent: 'center',
  gap: 'clamp(1rem, 1.6vw, 1.5rem)',
  // Up to the word beside the boiler.
  maxInlineSize: 'calc(100% - var(--house) * .925)',
  listStyle: 'none',
  color: token('color-text-on-ground'),
  '@media': {
    '(max-width: 81.25rem)': { gridTemplateColumns: '1fr', gap: token('space-1') },
    [STACKED]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

globalStyle(`${facts} b`, {
  display: 'block',
  fontFamily: token('font-head'),
  fontSize: '1.1875rem',
  lineHeight: 1.15,
  marginBlockEnd: '.2rem',
  color: token('color-text-on-ground'),
});
globalStyle(`${facts} li`, {
  paddingBlockStart: token('space-2'),
  borderBlockStart: `2px solid ${token('art-wool')}`,
  fontSize: token('text-small'),
  lineHeight: 1.3,
  color: token('color-text-on-ground-muted'),
});
globalStyle(`${facts} b + span`, { '@media': { '(max-width: 81.25rem)': { display: 'none' } } });
globalStyle(`${facts} li`, {
  '@media': {
    '(max-width: 81.25rem)': { paddingBlock: 0, border: 0 },
    // The ground stays dark, words take the visitor's colours.
    [media.forcedColors]: { padding: token('space-2'), background: 'Canvas' },
  },
});
