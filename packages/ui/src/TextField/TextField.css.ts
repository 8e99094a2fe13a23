import { style } from '@vanilla-extract/css';
import { component, media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const field = style(component({ display: 'grid', gap: '.4rem' }), 'text-field');

export const label = style(
  component({ fontWeight: vars.weight.semibold, fontSize: '1rem', lineHeight: 1.35 }),
  'text-field-label',
);

export const hint = style(
  component({ fontSize: vars.text.small, lineHeight: 1.45, color: vars.color.textMuted }),
  'text-field-hint',
);

export const error = style(
  component({
    display: 'flex',
    gap: '.4em',
    fontSize: vars.text.small,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.45,
    color: vars.color.error,
  }),
  'text-field-error',
);

export const sign = style(
  component({
    flex: 'none',
    inlineSize: '1.45em',
    blockSize: '1.45em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
  }),
  'text-field-sign',
);

export const input = style(
  component({
    minBlockSize: vars.size.buttonLg,
    inlineSize: '100%',
    padding: '.5rem .9rem',
    border: `${vars.line.field} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    fontSize: vars.text.body,
    selectors: {
      '&:hover': { borderColor: vars.color.text },
      '&:focus-visible': { outlineOffset: 1 },
      '&[aria-invalid=true]': { borderColor: vars.color.error, boxShadow: `inset 0 0 0 1px ${vars.color.error}` },
      '&:disabled': { background: vars.color.surfaceSoft, color: vars.color.textMuted, borderColor: vars.color.line },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
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
