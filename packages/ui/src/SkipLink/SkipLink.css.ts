import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const skipLink = style(
  component({
    position: 'absolute',
    insetInlineStart: vars.space[4],
    insetBlockStart: '-6rem',
    zIndex: 50,
    padding: `${vars.space[3]} 1.25rem`,
    textDecoration: 'underline',
    borderRadius: vars.radius.m,
    background: vars.color.primary,
    color: vars.color.onPrimary,
    fontWeight: vars.weight.semibold,
    selectors: { '&:focus': { insetBlockStart: vars.space[4] } },
  }),
  'skip-link',
);
