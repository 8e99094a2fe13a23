import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { underline } from '../styles/underline';
import { vars } from '../tokens/contract.generated';

export const disclosure = style(
  component({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`, overflowWrap: 'anywhere' }),
  'disclosure',
);

export const summary = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space[5],
    minBlockSize: '4rem',
    paddingBlock: vars.space[4],
    cursor: 'pointer',
    font: `${vars.weight.bold} 1.1875rem/1.3 ${vars.font.head}`,
    letterSpacing: '-.01em',
  }),
  'disclosure-summary',
);
globalStyle(`${summary} :is(h2, h3, h4)`, descendant({ margin: 0, font: 'inherit', letterSpacing: 'inherit' }));
globalStyle(`${summary}:hover > :first-child`, descendant({ ...underline, textUnderlineOffset: '.2em' }));

export const chevron = style(
  component({
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    transition: `rotate ${vars.motion.fast}`,
    selectors: { [`[open] > * > &`]: { rotate: '180deg' } },
  }),
  'disclosure-chevron',
);

export const panel = style(
  component({
    display: 'grid',
    gap: vars.space[3],
    // The ring around the question ends above the answer.
    paddingBlock: `${vars.space[1]} ${vars.space[5]}`,
    font: `400 ${vars.text.body}/1.6 ${vars.font.body}`,
    maxInlineSize: '64ch',
    color: vars.color.textMuted,
  }),
  'disclosure-panel',
);

export const accordion = style(
  component({
    borderBlockStart: `${vars.line.field} solid ${vars.color.text}`,
  }),
  'accordion',
);
