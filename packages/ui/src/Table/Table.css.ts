import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, space } = vars;

export const scroller = style(
  component({
    // The caption takes its width from the box, not from the table that is wider.
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
    fontSize: vars.text.small,
    lineHeight: 1.45,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  'table',
);

globalStyle(
  `${table} caption`,
  descendant({
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '100cqi',
    padding: `${space[4]} ${space[4]} ${space[3]}`,
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
globalStyle(`${table} tbody th`, descendant({ fontWeight: vars.weight.semibold, minInlineSize: '9rem' }));
globalStyle(`${table} tbody tr + tr > *`, descendant({ borderBlockStart: `1px solid ${color.line}` }));

export const end = style({}, 'table-end');
globalStyle(`${table} ${end}`, descendant({ textAlign: 'end', whiteSpace: 'nowrap' }));
