import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const stack = style(component({ display: 'grid', minInlineSize: 0, alignContent: 'start' }), 'stack');

export const gaps = styleVariants(
  {
    1: { gap: vars.space[1] },
    2: { gap: vars.space[2] },
    3: { gap: vars.space[3] },
    4: { gap: vars.space[4] },
    5: { gap: vars.space[5] },
    6: { gap: vars.space[6] },
    7: { gap: vars.space[7] },
    8: { gap: vars.space[8] },
  },
  component,
  'gap',
);

export const starts = style(component({ justifyItems: 'start' }), 'stack-start');
