import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const tooltip = style(
  component({
    inset: 'auto',
    inlineSize: 'max-content',
    maxInlineSize: 'min(20rem, 100vi - 1.5rem)',
    margin: vars.space[2],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: `${vars.line.field} solid transparent`,
    borderRadius: vars.radius.s,
    overflow: 'visible',
    background: vars.color.primary,
    color: vars.color.onPrimary,
    font: `${vars.weight.medium} ${vars.text.small}/1.4 ${vars.font.body}`,
    // Covers the gap to the trigger, so that the pointer can move across.
    '::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[3]})`, zIndex: -1 },
  }),
  'tooltip',
);
