import { style } from '@vanilla-extract/css';
import { component, media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const term = style(
  component({
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'help',
    textDecoration: `underline dotted 2px ${vars.color.linkLine}`,
    textUnderlineOffset: '.22em',
    selectors: {
      '&:hover': { textDecorationStyle: 'solid' },
      '&:has(+ :popover-open)': { textDecorationStyle: 'solid' },
    },
  }),
  'toggletip-term',
);

export const tip = style(
  component({
    position: 'fixed',
    inset: 'auto',
    positionArea: 'block-end',
    positionTryFallbacks: 'flip-block',
    inlineSize: 'max-content',
    maxInlineSize: 'min(24rem, 100vi - 1.5rem)',
    margin: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: `${vars.line.field} solid ${vars.color.text}`,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    font: `${vars.weight.regular} ${vars.text.small}/1.5 ${vars.font.body}`,
    boxShadow: vars.shadow[2],
    // Where anchors are unknown the explanation stands at the lower edge of the window.
    '@supports': {
      'not (position-area: block-end)': {
        insetBlockEnd: vars.space[4],
        insetInline: vars.space[4],
        marginInline: 'auto',
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
  'toggletip',
);
