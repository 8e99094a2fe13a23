import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { underline } from '../styles/underline';
import { vars } from '../tokens/contract.generated';

export const term = style(
  component({
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'help',
    overflowWrap: 'anywhere',
    ...underline,
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '.22em',
    selectors: {
      '&:is(:hover, :has(+ :popover-open))': { textDecorationStyle: 'solid' },
    },
  }),
  'toggletip-term',
);

export const tip = style(
  component({
    // Where anchors are unknown the explanation stands at the lower edge of the window.
    inset: `auto 0 ${vars.space[2]}`,
    margin: 'auto',
    inlineSize: 'max-content',
    maxInlineSize: 'min(24rem, 100vi - 1.5rem)',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: `${vars.line.field} solid ${vars.color.text}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    font: `400 ${vars.text.small}/1.5 ${vars.font.body}`,
    boxShadow: vars.shadow[2],
    '@supports': {
      // Safari, which alone knows the second, looks for room as if the page were not scrolled, and begins above the window.
      '(position-area: block-end) and (not (-webkit-hyphens: auto))': {
        inset: 'auto',
        positionArea: 'block-end',
        margin: vars.space[2],
        positionTryFallbacks: 'flip-block',
      },
    },
  }),
  'toggletip',
);
