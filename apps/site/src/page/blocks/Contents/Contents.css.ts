import { globalStyle, style } from '@vanilla-extract/css';
import { sunny, twoColumns, wrap } from '../../../styles/frame.css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

/** Room of the rail and the space beside it. */
const RAIL = '15.5rem';
const BESIDE = '19.5rem';

/** Text beside its contents list. Sections with an island take the whole width and pass over the rail. */
export const reading = style({ position: 'relative', paddingBlockStart: token('space-6') });

// A checklist is as wide as the text that it belongs to.
const taking = '[data-island]:not([data-island=checklist])';
const island = `:has(${taking})`;

globalStyle(`${reading} > section`, {
  '@media': { [media.rail]: { paddingBlockEnd: 'clamp(2.5rem, 4vw, 3.5rem)' } },
});
// Every section, so that browsers without `:has()` keep the rail free, too.
globalStyle(`${reading} > * > ${wrap}`, { '@media': { [media.rail]: { paddingInlineStart: BESIDE } } });
globalStyle(`${reading} > ${island} > ${wrap}`, { '@media': { [media.rail]: { paddingInlineStart: 0 } } });
globalStyle(`${reading} > :not(${island}) > ${twoColumns}`, {
  '@media': { [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token('space-5') } },
});
globalStyle(`${reading} > section${island}`, { position: 'relative', zIndex: 1 });
// Room for the longest list with its call, before such a section passes over it.
globalStyle(`${reading} > div + section:has(+ section ${taking})`, {
  '@media': { [media.rail]: { minBlockSize: '33rem' } },
});
globalStyle(`${reading} > section${island}:not(${sunny})`, { background: token('color-surface') });

export const place = style({
  '@media': {
    [media.rail]: {
      position: 'absolute',
      insetBlock: `${token('space-6')} 0`,
      insetInlineStart: '50%',
      translate: '-50% 0',
      // As wide as the page, to be placed as it is; the text beside the rail takes its own clicks.
      pointerEvents: 'none',
    },
    [media.print]: { display: 'none' },
  },
  // What has the focus is not covered by the section that passes over the rail.
  ':focus-within': { zIndex: 2 },
});

export const contents = style({
  '@media': {
    [media.rail]: { display: 'grid', gap: token('space-4'), inlineSize: RAIL, pointerEvents: 'auto' },
    // A window lower than the longest list would never show its end.
    [`${media.rail} and (min-height: 40rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
  },
});

/** The list beside the short answer alone. */
export const opening = style({
  paddingBlockStart: token('space-6'),
  '@media': {
    [media.rail]: { display: 'grid', gridTemplateColumns: `${RAIL} minmax(0, 1fr)`, gap: '4rem', alignItems: 'start' },
  },
});
globalStyle(`${opening} ${wrap}`, { inlineSize: '100%' });

/** Seen where the list stands open. */
export const title = style({
  display: 'none',
  fontSize: token('text-small'),
  letterSpacing: 0,
});

/** Folded where space is short; where there is room for a rail, browsers show it open. */
export const fold = style({});

globalStyle(`${fold} > summary`, {
  display: 'flex',
  borderBlock: `1px solid ${token('color-line')}`,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token('space-3'),
  minBlockSize: '3.25rem',
  fontWeight: 650,
  cursor: 'pointer',
});
globalStyle(`${fold} > summary svg`, { marginInlineStart: 'auto' });

export const count = style({ fontSize: token('text-small'), fontWeight: 400, color: token('color-text-muted') });

/** What fills a station that is passed. */
const PASSED = '--passed';

export const list = style({ listStyle: 'none', fontSize: token('text-small'), paddingBlockEnd: token('space-3') });

globalStyle(`${list} a`, {
  position: 'relative',
  display: 'block',
  minBlockSize: '2.75rem',
  padding: '.75rem 0 0 1.6rem',
  lineHeight: 1.3,
  color: 'inherit',
  textDecoration: 'none',
});
globalStyle(`${list} a:hover`, { textDecoration: 'underline' });
// Stations on a way, each beside the first line of its entry, so that the way has no gap whatever the next one needs.
globalStyle(`${list} a::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: '1rem',
  insetInlineStart: 0,
  inlineSize: '.7rem',
  blockSize: '.7rem',
  border: '2px solid currentColor',
  borderRadius: '50%',
  background: `var(${PASSED}, ${token('color-surface')})`,
});
globalStyle(`${list} li:not(:last-child) a::after`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 'calc(.35rem - 1px)',
  insetBlock: '1.7rem -1rem',
  borderInlineStart: '2px solid',
});
globalStyle(`${list} a[aria-current]`, { fontWeight: 650 });
globalStyle(`${list} a[aria-current]::before`, {
  background: token('art-wool'),
  boxShadow: `0 0 0 3px ${token('color-surface')}, 0 0 0 5px`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
// Stations that are passed. Where nothing is read yet, as above the first one, there is none.
globalStyle(`${list} li:has(~ li > [aria-current])`, {
  vars: { [PASSED]: 'currentColor' },
  '@media': { [media.forcedColors]: { vars: { [PASSED]: 'LinkText' } } },
});

export const call = style({ display: 'none' });

// A rail where there is room and browsers show a folded list all the same: then nothing is left to unfold.
const OPEN = 'selector(::details-content)';
for (const [selector, rule] of [
  [title, { display: 'block' }],
  [call, { display: 'grid' }],
  [`${fold} > summary`, { display: 'none' }],
  [`${fold}::details-content`, { contentVisibility: 'visible', blockSize: 'auto' }],
] as const) {
  globalStyle(selector, { '@supports': { [OPEN]: { '@media': { [media.rail]: rule } } } });
}
