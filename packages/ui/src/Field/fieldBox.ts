import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color } = vars;

interface FieldStates {
  invalid: string;
  disabled: string;
  /** Nothing can be changed, disabled or not: `:read-only`. */
  locked: string;
}

const soft: StyleRule = { background: color.surfaceSoft };

/**
 * The box that is filled in: the control itself, or what stands around control and unit.
 * @param states selectors of the box in a state
 */
export const fieldBox = ({ disabled, invalid, locked }: FieldStates): StyleRule => ({
  inlineSize: '100%',
  margin: 0,
  border: `${vars.line.field} solid ${color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: color.surfaceRaised,
  color: color.text,
  selectors: {
    '&:hover': { borderColor: color.text },
    [invalid]: { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
    [locked]: soft,
    [disabled]: { ...(locked === disabled && soft), color: color.textMuted, borderColor: color.line },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText', selectors: { [disabled]: { borderColor: 'GrayText' } } },
  },
});
