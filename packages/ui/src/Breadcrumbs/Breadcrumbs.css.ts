import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { underline } from '../styles/underline';
import { vars } from '../tokens/contract.generated';

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[2]}`,
    font: `400 ${vars.text.small}/1.4 ${vars.font.body}`,
  }),
  'breadcrumbs',
);

export const item = style(
  component({
    display: 'flex',
    alignItems: 'baseline',
    minBlockSize: vars.size.targetMin,
    selectors: { '& + &::before': { content: '"/" / ""', marginInlineEnd: vars.space[2] } },
  }),
  'breadcrumbs-item',
);

globalStyle(
  `${item} a`,
  descendant({
    color: 'inherit',
    ...underline,
    textUnderlineOffset: '.22em',
    paddingBlock: vars.space[1],
  }),
);
