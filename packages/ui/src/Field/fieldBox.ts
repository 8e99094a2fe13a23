import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color } = vars;

/**
 * The box that is filled in: the control itself, or what stands around control and unit.
 * @param states selectors of the box while it is invalid or disabled
 */
export const fieldBox = ({ disabled, invalid }: { disabled: string; invalid: string }): StyleRule => ({
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  border: `${vars.line.field} solid ${color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: color.surfaceRaised,
  color: color.text,
  selectors: {
    '&:hover': { borderColor: color.text },
    [invalid]: { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
    [disabled]: { background: color.surfaceSoft, color: color.textMuted, borderColor: color.line },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText', selectors: { [disabled]: { borderColor: 'GrayText' } } },
  },
});
