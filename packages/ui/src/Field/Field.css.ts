import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, text, weight } = vars;

/** A control with its label, hint and error, from top to bottom. */
export const field = style(
  component({
    display: 'grid',
    gap: '.4rem',
    overflowWrap: 'anywhere',
    font: `400 ${text.body}/1.6 ${vars.font.body}`,
  }),
  'field',
);

export const error = style(
  component({
    display: 'flex',
    gap: '.4em',
    fontSize: text.small,
    fontWeight: weight.semibold,
    lineHeight: 1.45,
    color: color.error,
  }),
  'field-error',
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
  'field-sign',
);
