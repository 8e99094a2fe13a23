import { style } from '@vanilla-extract/css';
import { component, media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, space } = vars;

export const tabs = style(
  component({
    display: 'grid',
    // No wider than the tabs, whatever stands in a panel.
    gridTemplateColumns: '100%',
    gap: space[5],
    inlineSize: '100%',
    minInlineSize: 0,
    font: `400 ${vars.text.body}/1.6 ${vars.font.body}`,
  }),
  'tabs',
);

/** Scrolls sideways where the tabs do not fit, instead of breaking the line they stand on. */
export const list = style(
  component({
    display: 'flex',
    gap: space[1],
    overflowX: 'auto',
    borderBlockEnd: `${vars.line.plan} solid ${color.text}`,
    padding: '4px 4px 0',
  }),
  'tabs-list',
);

export const tab = style(
  component({
    flex: 'none',
    maxInlineSize: '100%',
    minBlockSize: vars.size.target,
    margin: 0,
    padding: `.4rem ${space[4]}`,
    border: `${vars.line.field} solid transparent`,
    borderBlockEnd: 0,
    borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
    background: 'none',
    color: color.text,
    font: `${vars.weight.semibold} 1rem/1.3 ${vars.font.body}`,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.secondary },
      '&[aria-selected=true]': { borderColor: color.text, background: color.mark },
      '&:focus-visible': { outlineOffset: -1 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected=true]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
  'tabs-tab',
);

export const panel = style({}, 'tabs-panel');
