import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const container = style(
  component({
    inlineSize: `min(${vars.size.container},100% - 3rem)`,
    marginInline: 'auto',
    '@media': { '(max-width: 30rem)': { inlineSize: `min(${vars.size.container},100% - 2.5rem)` } },
  }),
  'container',
);

export const widths = styleVariants(
  {
    text: { maxInlineSize: vars.size.measure },
  },
  component,
  'container',
);
