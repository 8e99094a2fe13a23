import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/fieldBox';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const box = fieldBox({
  invalid: '&:has([aria-invalid=true])',
  disabled: '&:has(:disabled)',
  locked: '&:has(input:read-only)',
});

/** The box around number and unit, which looks and focuses like one field. A long unit leaves the number half of it. */
export const entry = style(
  component({
    ...box,
    display: 'grid',
    gridTemplateColumns: 'minmax(50%, 1fr) auto',
    alignItems: 'center',
    selectors: {
      ...box.selectors,
      '&:focus-within': {
        outline: `${vars.line.focus} solid var(--ui-focus, ${vars.color.focus})`,
        outlineOffset: 1,
      },
    },
  }),
  'number-field-entry',
);

export const input = style(
  component({
    inlineSize: '100%',
    minBlockSize: '3.125rem',
    margin: 0,
    paddingBlock: '.4rem',
    paddingInline: '.9rem .25rem',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: `${vars.weight.semibold} 1.25rem/1.4 ${vars.font.body}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: '.005em',
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    },
  }),
  'number-field-input',
);

export const unit = style(
  component({
    paddingInline: '.25rem .95rem',
    color: vars.color.textMuted,
    fontSize: '1rem',
    fontWeight: vars.weight.medium,
  }),
  'number-field-unit',
);

export const reading = style(
  component({
    fontSize: vars.text.small,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.45,
    color: vars.color.info,
    // Stays rendered, so that what is written into it is announced; gives back the gap around it.
    selectors: { '&:empty': { marginBlockStart: '-.4rem' } },
  }),
  'number-field-reading',
);
