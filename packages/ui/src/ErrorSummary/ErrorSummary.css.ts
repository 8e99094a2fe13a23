import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, space } = vars;

export const summary = style(
  component({
    display: 'grid',
    gap: space[3],
    padding: space[5],
    border: `3px solid ${color.error}`,
    borderRadius: vars.radius.m,
    background: color.surfaceRaised,
    color: color.text,
    font: `400 ${vars.text.body}/1.5 ${vars.font.body}`,
    overflowWrap: 'anywhere',
  }),
  'error-summary',
);

export const title = style(
  component({ font: `${vars.weight.bold} ${vars.text.h4}/1.3 ${vars.font.head}` }),
  'error-summary-title',
);

export const list = style({}, 'error-summary-list');
globalStyle(
  `${list} a`,
  descendant({
    display: 'block',
    paddingBlock: space[2],
    color: color.error,
    fontWeight: vars.weight.semibold,
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '.25em',
  }),
);
