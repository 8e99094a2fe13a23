import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, space } = vars;

/** Where the words would have less than their basis beside the sign, in large letters or a narrow place, they go below it. */
export const alert = style(
  component({
    inlineSize: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[3]}`,
    padding: `${space[4]} ${space[5]}`,
    overflowWrap: 'anywhere',
    border: `${vars.line.field} solid`,
    borderInlineStartWidth: 6,
    borderRadius: vars.radius.m,
    color: color.text,
    font: `400 ${vars.text.body}/1.5 ${vars.font.body}`,
  }),
  'alert',
);

export const tones = styleVariants(
  {
    info: { borderColor: color.info, background: color.surfaceSoft },
    success: { borderColor: color.success, background: color.trustSoft },
    warning: { borderColor: vars.art.wool, background: color.surfaceSoft },
    error: { borderColor: color.error, background: color.errorSoft },
  },
  component,
  'alert',
);

export const sign = style(
  component({
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  'alert-sign',
);

export const title = style(component({ maxInlineSize: '68ch', fontWeight: vars.weight.bold }), 'alert-title');

export const body = style(
  component({ flex: '1 10rem', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
  'alert-body',
);
