import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/fieldBox';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const box = fieldBox({ invalid: '&[aria-invalid=true]', disabled: '&:disabled', locked: '&:read-only' });

export const textarea = style(
  component({
    ...box,
    minBlockSize: '6rem',
    maxBlockSize: '70dvb',
    padding: '.7rem .9rem',
    font: `400 ${vars.text.body}/1.5 ${vars.font.body}`,
    resize: 'vertical',
    // Grows with its text where the browser can; elsewhere it keeps its rows and scrolls.
    fieldSizing: 'content',
    selectors: {
      ...box.selectors,
      '&:focus-visible': { outlineOffset: 1 },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    },
  }),
  'textarea',
);
