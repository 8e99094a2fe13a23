import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const field = style(
  component({
    display: 'grid',
    // A long word must not push the track out of a narrow place.
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${vars.space[4]}`,
    minBlockSize: vars.size.target,
    font: `400 ${vars.text.body}/1.6 ${vars.font.body}`,
    color: vars.color.text,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
  }),
  'switch',
);

export const label = style(component({ fontWeight: vars.weight.semibold, lineHeight: 1.35 }), 'switch-label');

export const note = style(component({ fontSize: vars.text.small, color: vars.color.textMuted }), 'switch-note');

export const reason = style(component({ display: 'block', fontWeight: vars.weight.semibold }), 'switch-reason');

// The track is the checkbox itself, the thumb its pseudo-element: off is hollow, on is filled and ticked, so that the
// state depends neither on colour nor, under forced colours, on a background.
export const track = style(
  component({
    appearance: 'none',
    position: 'relative',
    inlineSize: '3.25rem',
    blockSize: '1.75rem',
    margin: 0,
    border: `${vars.line.field} solid`,
    borderRadius: vars.radius.full,
    color: vars.color.lineStrong,
    cursor: 'inherit',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 3,
      insetInlineStart: 3,
      inlineSize: '1.125rem',
      border: `${vars.line.field} solid`,
      borderRadius: vars.radius.full,
      transition: `inset-inline-start ${vars.motion.base}`,
    },
    selectors: {
      '&:checked': { background: vars.color.trust, borderColor: vars.color.trust, color: vars.color.onTrust },
      '&:checked::before': { background: 'currentColor', insetInlineStart: '1.6rem' },
      // A tick in the free half of the track.
      '&:checked::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: 5,
        insetInlineStart: 11,
        inlineSize: '.35rem',
        blockSize: '.65rem',
        border: 'solid',
        borderWidth: '0 2px 2px 0',
        rotate: '42deg',
      },
      '&:disabled': { opacity: 0.65 },
    },
  }),
  'switch-track',
);
