import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  gap: 'clamp(1.25rem, 2vw, 1.75rem)',
  listStyle: 'none',
});

/** Three in a line, also beside the contents list, or one below the other: two would leave the third alone. */
export const threes = style({ '@media': { [media.cards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } });

/** Two in a line, so that four make a square and ten five lines. */
export const pairs = style({
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  background: token('color-surface-raised'),
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-l'),
  transition: `border-color ${token('motion-fast')}, box-shadow ${token('motion-base')}`,
  breakInside: 'avoid',
  selectors: {
    '&:has(h3 a):hover': { borderColor: token('color-text'), boxShadow: token('shadow-2') },
    '&:has(h3 a:focus-visible)': { outline: `3px solid ${token('color-focus')}`, outlineOffset: 3 },
  },
});

export const picture = style({
  position: 'relative',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  background: token('color-surface-soft'),
  overflow: 'clip',
});

/** The proportions of the most drawings on cards. */
export const evened = style({ aspectRatio: '300 / 172' });

export const letter = style({
  position: 'absolute',
  inset: '.8rem auto auto .8rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  border: `2px solid ${token('art-line')}`,
  background: token('art-paper'),
  color: token('art-line'),
  font: `700 1.0625rem/1 ${token('font-head')}`,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '.6rem',
  flex: 1,
  padding: '1.35rem min(1.4rem, 7vw) 1.4rem',
});

/** What a card says, and below it what its neighbours can be compared by or where it leads. */
export const words = style({ display: 'flex', flexDirection: 'column', gap: '.6rem' });
export const end = style({ display: 'flex', flexDirection: 'column', gap: '.6rem', marginBlockStart: 'auto' });

globalStyle(`${end}:empty`, { display: 'none' });
globalStyle(`${words} > p`, { color: token('color-text-muted'), lineHeight: 1.5 });

/** Values begin on one line with those of the neighbours, however much the cards say above them. */
export const aligned = style({});
for (const [of, rule] of [
  [card, { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3', rowGap: 0 }],
  [`${card}:not(:has(${picture}))`, { gridRow: 'span 2' }],
  [`li > ${body}`, { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', rowGap: '.6rem' }],
  [`li ${end}`, { marginBlockStart: 0 }],
] as const) {
  globalStyle(`${aligned} > ${of}`, { '@media': { [media.cards]: rule } });
}

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  paddingBlockStart: token('space-2'),
  fontWeight: 650,
  color: token('color-link'),
});

globalStyle(`${card} h3 a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${card} h3 a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' });
globalStyle(`${card} h3 a:focus-visible`, { outline: 'none' });

export const facts = style({
  display: 'grid',
  alignContent: 'start',
  gap: '.35rem',
  paddingBlockStart: '.85rem',
  borderBlockStart: `1px solid ${token('color-line')}`,
});

globalStyle(`${facts} dt`, {
  color: token('color-text-muted'),
  fontSize: token('text-small'),
});
globalStyle(`${facts} dd`, {
  fontFamily: token('font-head'),
  fontSize: '1.0625rem',
  fontWeight: 700,
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [media.phone]: { fontSize: '1rem' } },
});

export const programs = style({
  display: 'grid',
  gap: token('space-1'),
  paddingInlineStart: '1.1rem',
  fontSize: token('text-small'),
});

export const highlighted = style({ borderColor: token('color-text'), borderWidth: 2 });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: token('radius-m'),
  background: token('art-wool'),
  color: token('art-line'),
  fontSize: '1.25rem',
});

/** A value that does not fit beside its label stands below it in one piece. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '1.25rem',
});

/** Words instead of a number: under their label, as text. */
export const wordyFact = style({});
globalStyle(`${facts} ${wordyFact} dd`, {
  font: 'inherit',
  fontSize: token('text-small'),
  lineHeight: 1.45,
  textAlign: 'start',
});
globalStyle(`${facts} ${wordyFact} dt`, { fontSize: token('text-label') });

export const feature = style({ color: token('color-text-muted'), fontSize: token('text-small'), lineHeight: 1.5 });

/** Small pictures that their words run around, instead of standing above them. */
export const beside = style({});
export const besideOnPhones = style({});
for (const [of, rule] of [
  [card, { display: 'block' }],
  [
    `li > ${picture}`,
    {
      float: 'inline-start',
      inlineSize: '28%',
      margin: '0 1rem .4rem 0',
      border: 0,
      borderEndEndRadius: token('radius-s'),
    },
  ],
  [`li > ${body}`, { display: 'block', padding: 'min(1rem, 5vw)' }],
  [`li ${words}`, { display: 'block' }],
  [`li ${words} > * + *`, { marginBlockStart: '.5rem' }],
  [`li ${end}`, { clear: 'both', marginBlockStart: '.85rem' }],
] as const) {
  globalStyle(`${beside} > ${of}`, rule);
  globalStyle(`${besideOnPhones} > ${of}`, { '@media': { [media.phone]: rule } });
}
// Those that are beside their words everywhere hold no facts.
for (const [of, rule] of [
  [fact, { display: 'block' }],
  [`${facts} dd`, { textAlign: 'start' }],
] as const) {
  globalStyle(`${besideOnPhones} > li ${of}`, { '@media': { [media.phone]: rule } });
}
// On a phone one line would stand beside the picture and the rest below it.
globalStyle(`${besideOnPhones} > li ${words} > p`, { '@media': { [media.phone]: { clear: 'inline-start' } } });
// Where there is room all of them stand beside it, none below.
globalStyle(`${beside} > li > ${body}`, {
  '@media': { [media.wide]: { display: 'flow-root', paddingInlineStart: 0 } },
});
// Where letters are large, no heading begins beside its picture and goes on below it.
globalStyle(`:is(${beside}, ${besideOnPhones}) > li > ${picture}`, {
  '@media': { [media.fewLetters]: { float: 'none', inlineSize: 'auto', margin: 0 } },
});
