import { style } from '@vanilla-extract/css';
import { component, media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color } = vars;

export const head = style(
  component({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4], alignItems: 'baseline' }),
  'progress-head',
);

export const value = style(
  component({ fontSize: vars.text.small, fontVariantNumeric: 'tabular-nums lining-nums' }),
  'progress-value',
);

const filled = { background: color.trust };

export const bar = style(
  component({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '1rem',
    overflow: 'hidden',
    border: `${vars.line.field} solid ${color.text}`,
    borderRadius: vars.radius.s,
    background: color.surfaceRaised,
    color: color.trust,
    '::-webkit-progress-bar': { background: 'transparent' },
    '::-webkit-progress-value': filled,
    '::-moz-progress-bar': filled,
    selectors: {
      // How far is unknown: hatched like what is still open on a plan.
      '&:indeterminate': {
        background: `repeating-linear-gradient(135deg, ${color.trust} 0 6px, transparent 6px 14px)`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        '::-webkit-progress-value': { background: 'Highlight' },
        '::-moz-progress-bar': { background: 'Highlight' },
        selectors: {
          '&:indeterminate': {
            background: 'repeating-linear-gradient(135deg, Highlight 0 6px, Canvas 6px 14px)',
          },
        },
      },
    },
  }),
  'progress',
);
