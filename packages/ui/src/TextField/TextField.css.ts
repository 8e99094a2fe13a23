import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/fieldBox';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const box = fieldBox({ invalid: '&[aria-invalid=true]', disabled: '&:disabled', locked: '&:read-only' });

export const input = style(
  component({
    ...box,
    minBlockSize: vars.size.buttonLg,
    // A date is as wide as its parts, whatever the window has.
    minInlineSize: 0,
    padding: '.5rem .9rem',
    font: `400 ${vars.text.body}/1.4 ${vars.font.body}`,
    selectors: {
      ...box.selectors,
      '&:focus-visible': { outlineOffset: 1 },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    },
  }),
  'text-field-input',
);

export const large = style(
  component({
    minBlockSize: vars.size.buttonXl,
    fontSize: '1.25rem',
    fontWeight: vars.weight.semibold,
    letterSpacing: '.04em',
  }),
  'text-field-large',
);
