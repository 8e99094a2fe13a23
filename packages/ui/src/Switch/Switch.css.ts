import { style } from '@vanilla-extract/css';
import { component, media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const field = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: `0 ${vars.space[4]}`,
    minBlockSize: vars.size.target,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
  }),
  'switch',
);

export const label = style(component({ fontWeight: vars.weight.semibold, lineHeight: 1.35 }), 'switch-label');

export const note = style(
  component({ gridColumn: 1, fontSize: vars.text.small, lineHeight: 1.5, color: vars.color.textMuted }),
  'switch-note',
);

// The track is the checkbox itself, the thumb its pseudo-element: off is hollow, on is filled and ticked, so that the
// state never depends on colour.
export const track = style(
  component({
    gridColumn: 2,
    gridRow: 1,
    appearance: 'none',
    position: 'relative',
    inlineSize: '3.25rem',
    blockSize: '1.75rem',
    margin: 0,
    border: `${vars.line.field} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    background: vars.color.surfaceRaised,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast}`,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 3,
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      border: `${vars.line.field} solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.full,
      transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
    },
    selectors: {
      '&:checked': { background: vars.color.trust, borderColor: vars.color.trust },
      '&:checked::before': {
        background: vars.color.onTrust,
        borderColor: vars.color.onTrust,
        translate: 'calc(3.25rem - 1.75rem)',
      },
      '&:checked:dir(rtl)::before': { translate: 'calc(1.75rem - 3.25rem)' },
      // A tick in the free half of the track.
      '&:checked::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: 5,
        insetInlineStart: 11,
        inlineSize: '.35rem',
        blockSize: '.65rem',
        border: `solid ${vars.color.onTrust}`,
        borderWidth: '0 2px 2px 0',
        rotate: '42deg',
      },
      '&:disabled': { opacity: 0.65 },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        '::before': { borderColor: 'CanvasText' },
        selectors: {
          '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { background: 'HighlightText', borderColor: 'HighlightText' },
          '&:checked::after': { borderColor: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
  'switch-track',
);
