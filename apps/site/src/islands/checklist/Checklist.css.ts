import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE } from '../../styles/measure';
import { media } from '../../styles/media';
import { token } from '../../styles/token';

// A sheet of its own, held by the pages that have a checklist, see build/assets.mjs.

const LINE = `1px solid ${token('color-line')}`;
const onPaper = (rule: Record<string, unknown>) => ({ '@media': { [media.print]: rule } });

export const fold = style({
  minInlineSize: 0,
  borderBlock: LINE,
  // Whoever prints the page has the questions in its text already.
  selectors: { ':root:not([data-print=checklist]) &': onPaper({ display: 'none' }) },
  '@media': { [media.print]: { border: 0 } },
});

globalStyle(`${fold} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: token('space-3'),
  minBlockSize: '3.5rem',
  lineHeight: 1.3,
  fontWeight: 650,
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${fold} > summary svg`, { flex: 'none', marginInlineStart: 'auto' });
// Where browsers cannot unfold what an address names.
globalStyle(`${fold}:has(:target)::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });

export const count = style({
  display: 'block',
  fontSize: token('text-small'),
  fontWeight: 400,
  color: token('color-text-muted'),
});

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token('space-5'),
  paddingBlock: token('space-3') + ' ' + token('space-5'),
  // The line that unfolds it stays in view.
  scrollMarginBlockStart: '4.5rem',
  '@media': { [media.print]: { display: 'block', padding: 0, fontSize: '9.5pt', lineHeight: 1.35 } },
});
globalStyle(`${sheet} p`, { maxInlineSize: MEASURE });

export const head = style({
  display: 'grid',
  gap: token('space-2'),
  '@media': {
    [media.print]: { gridTemplateColumns: '1fr 34mm', columnGap: '8mm', alignItems: 'end', marginBlockEnd: '4mm' },
  },
});
globalStyle(`${head} h3 + p`, { marginBlockStart: token('space-2') });
globalStyle(`${head} h3`, onPaper({ marginBlockEnd: '2mm', fontSize: '18pt', lineHeight: 1.15 }));

/** Only on paper: which trade, the drawing of the page, what is asked for by hand, what to beware of, where it is from. */
export const paper = style({ display: 'none', '@media': { [media.print]: { display: 'revert' } } });
export const art = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } });
export const trade = style([paper, { margin: 0, '@media': { [media.print]: { fontSize: '9pt' } } }]);
export const byHand = style({ display: 'none', '@media': { [media.print]: { display: 'table-row' } } });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.print]: { tableLayout: 'fixed' } },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: '.5rem',
  paddingInline: 0,
  borderBlockEnd: LINE,
  fontWeight: 400,
  lineHeight: 1.35,
  textAlign: 'start',
  verticalAlign: 'middle',
  '@media': {
    [media.print]: { blockSize: '8.5mm', padding: '.7mm 1.5mm', border: '.25mm solid #999', lineHeight: 1.25 },
  },
});
// Room for a word beside the box.
globalStyle(`${table} tr:has(input) > *`, onPaper({ blockSize: '10.5mm' }));
globalStyle(`${table} :is(td, thead th + th)`, {
  inlineSize: '3.25rem',
  textAlign: 'center',
  '@media': { [media.wide]: { inlineSize: '6.5rem' }, [media.print]: { inlineSize: '40mm', textAlign: 'start' } },
});
// Letters of twice the size on a phone leave a question no room beside three boxes: they stand in a line below it.
const BESIDE_NO_BOX = '(max-width: 17rem)';
for (const [of, rule] of [
  ['tr:is(thead *, :has(input))', { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
  ['tr > th:first-child', { gridColumn: '1 / -1', borderBlockEnd: 0, overflowWrap: 'anywhere' }],
  [':is(td, thead th + th)', { inlineSize: 'auto' }],
] as const) {
  globalStyle(`${table} ${of}`, { '@media': { [`screen and ${BESIDE_NO_BOX}`]: rule } });
}
globalStyle(`${table} thead th`, {
  fontSize: token('text-small'),
  fontWeight: 650,
  borderBlockEndWidth: token('line-plan'),
  borderBlockEndColor: 'currentColor',
});

export const title = style({ display: 'block', fontWeight: 650, '@media': { [media.phone]: { fontSize: '1rem' } } });
export const hint = style({
  display: 'block',
  fontSize: token('text-small'),
  color: token('color-text-muted'),
  '@media': { [media.print]: { fontSize: '8pt' } },
});

/** The word before the number of an offer, where there is room. */
export const word = style({
  '@media': { '(max-width: 52rem)': { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Holds a box that is the browser's own (ADR 0027), large enough to hit, and drawn without a ground on paper. */
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.65rem',
  blockSize: '1.65rem',
  marginBlock: '.5rem',
  marginInline: 'auto',
  scale: '1.7',
  accentColor: token('color-trust'),
  cursor: 'pointer',
  '@media': { [media.print]: { inlineSize: '4mm', blockSize: '4mm', margin: 0, scale: '1.2' } },
});

export const warnings = style([paper, { '@media': { [media.print]: { display: 'block', marginBlockStart: '4mm' } } }]);
globalStyle(`${warnings} h4`, onPaper({ margin: '0 0 1mm', fontSize: '10.5pt' }));
globalStyle(`${warnings} ul`, onPaper({ columns: 2, columnGap: '8mm', margin: '0 0 2mm', paddingInlineStart: '4mm' }));

export const source = style([paper, { '@media': { [media.print]: { marginBlockStart: '3mm', fontSize: '8pt' } } }]);

/** Not before it works. */
export const print = style({
  justifySelf: 'start',
  maxInlineSize: '100%',
  visibility: 'hidden',
  selectors: { '&[data-ready]': { visibility: 'visible' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

// The checklist alone, with the letterhead of the page: whatever neither holds it nor stands in it stays away, and what
// holds it takes no room.
const alone = ':root[data-print=checklist]';
globalStyle(
  `${alone} main *:not([data-checklist], [data-checklist] *, :has([data-checklist]))`,
  onPaper({ display: 'none !important' }),
);
globalStyle(
  `${alone} main :has([data-checklist])`,
  onPaper({ display: 'block', margin: '0 !important', padding: '0 !important', border: 0 }),
);
globalStyle(`${alone} body`, onPaper({ page: 'checklist' }));
globalStyle('@page checklist', { size: 'A4', margin: '13mm 14mm 12mm' } as Record<string, string>);
