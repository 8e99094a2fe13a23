import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const fieldset = style(
  component({
    minInlineSize: 0,
    color: vars.color.text,
    font: `400 ${vars.text.body}/1.6 ${vars.font.body}`,
  }),
  'fieldset',
);

export const legend = style(
  component({
    inlineSize: '100%',
    marginBlockEnd: '.55rem',
    fontSize: '1rem',
    fontWeight: vars.weight.semibold,
    lineHeight: 1.35,
  }),
  'fieldset-legend',
);
