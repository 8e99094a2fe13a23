import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const divider = style(
  component({
    inlineSize: '100%',
    margin: 0,
    border: '0 solid',
    color: vars.color.text,
    // Bootstrap's is faint.
    opacity: 1,
  }),
  'divider',
);

/** How strong the line is. */
export const weights = styleVariants(
  {
    hair: { borderBlockStartWidth: vars.line.hair, borderColor: vars.color.line },
    plan: { borderBlockStartWidth: vars.line.plan },
    ground: { borderBlockStartWidth: vars.line.ground },
  },
  component,
  'divider',
);
