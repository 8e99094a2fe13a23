import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { vars } from '../tokens/contract.generated';

/** As wide as a slash with room on both sides. */
const SEPARATION = `calc(2 * ${vars.space[2]} + .4em)`;

/** What the outline of a focused link needs before the edge that cuts slashes off. */
const OUTLINE_ROOM = '.4rem';

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: SEPARATION,
    overflowX: 'clip',
    marginInlineStart: `-${OUTLINE_ROOM}`,
    paddingInlineStart: OUTLINE_ROOM,
    listStyle: 'none',
    font: `400 ${vars.text.small}/1.4 ${vars.font.body}`,
  }),
  'breadcrumbs',
);

/** The slash before an item hangs in the gap, or, where the item begins a line, beyond the edge that cuts it off. */
export const item = style(
  component({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.targetMin,
    selectors: {
      '& + &::before': {
        content: '"/" / ""',
        position: 'absolute',
        insetInlineEnd: '100%',
        inlineSize: SEPARATION,
        textAlign: 'center',
      },
    },
  }),
  'breadcrumbs-item',
);

globalStyle(
  `${item} a`,
  descendant({
    color: 'inherit',
    textDecoration: `underline 2px ${vars.color.linkLine}`,
    textUnderlineOffset: '.22em',
    paddingBlock: vars.space[1],
  }),
);
