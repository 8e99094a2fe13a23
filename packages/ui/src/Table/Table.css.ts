import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant, media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, space } = vars;

export const scroller = style(
  component({
    // The caption takes its width from the box, not from the table that is wider.
    inlineSize: '100%',
    containerType: 'inline-size',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.m,
    background: color.surfaceRaised,
    color: color.text,
  }),
  'table-scroller',
);

export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    font: `400 ${vars.text.small}/1.45 ${vars.font.body}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // Bootstrap's is at the bottom.
    captionSide: 'top',
  }),
  'table',
);

globalStyle(
  `${table} caption`,
  descendant({
    boxSizing: 'border-box',
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '100cqi',
    padding: space[4],
    textAlign: 'start',
    font: `${vars.weight.bold} 1.1875rem/1.25 ${vars.font.head}`,
  }),
);
globalStyle(
  `${table} :is(th, td)`,
  descendant({ padding: `${space[3]} ${space[4]}`, textAlign: 'start', verticalAlign: 'top' }),
);
globalStyle(
  `${table} thead th`,
  descendant({
    verticalAlign: 'bottom',
    color: color.textMuted,
    fontWeight: vars.weight.medium,
    borderBlockEnd: `2px solid ${color.text}`,
  }),
);
globalStyle(
  `${table} tbody th`,
  descendant({ boxSizing: 'border-box', fontWeight: vars.weight.semibold, minInlineSize: '9rem' }),
);
globalStyle(`${table} tbody tr + tr > *`, descendant({ borderBlockStart: `1px solid ${color.line}` }));

export const end = style({}, 'table-end');
globalStyle(`${table} ${end}`, descendant({ textAlign: 'end', whiteSpace: 'nowrap' }));

/** A sheet of paper is as narrow as a phone, but has room for a table. */
const phone = `screen and ${media.phone}`;
const onPhone = (rule: Parameters<typeof descendant>[0]) => descendant({ '@media': { [phone]: rule } });

/** On phones a card per row: its heading on top, then column and value on a line. */
export const cards = style({}, 'table-cards');
/** Before the lines between rows and columns that end at the edge. */
const card = `${table}${cards}`;
globalStyle(`${card}, ${card} :is(caption, tbody, tr, th, td)`, onPhone({ display: 'block' }));
globalStyle(
  `${card} thead`,
  onPhone({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
);
globalStyle(`${card} tr`, onPhone({ padding: `${space[3]} ${space[4]}` }));
globalStyle(`${card} tr + tr`, onPhone({ borderBlockStart: `2px solid ${color.text}` }));
globalStyle(
  `${card} tr > *`,
  onPhone({
    padding: `${space[1]} 0`,
    border: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${card} th`, onPhone({ font: `${vars.weight.bold} 1.125rem/1.25 ${vars.font.head}` }));
globalStyle(`${card} td`, onPhone({ display: 'grid', gap: `0 ${space[4]}` }));
// Where letters are large, the value stays below the name of its column.
globalStyle(`${card} td`, onPhone({ '@container': { '(width > 18rem)': { gridTemplateColumns: '2fr 3fr' } } }));
globalStyle(`${card} td::before`, onPhone({ content: 'attr(data-label)', color: color.textMuted }));

/** On phones the first column stays; its edge is a line, so that the rest visibly goes on behind it. */
export const fixed = style({}, 'table-fixed');
globalStyle(
  `${fixed} tr > :first-child`,
  onPhone({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    maxInlineSize: '46cqi',
    minInlineSize: '7rem',
    background: color.surfaceRaised,
    overflowWrap: 'anywhere',
  }),
);
// A collapsed border of the cell itself would go with the columns that move.
globalStyle(
  `${fixed} tr > :first-child::after`,
  onPhone({
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    borderInlineEnd: `2px solid ${color.text}`,
  }),
);
