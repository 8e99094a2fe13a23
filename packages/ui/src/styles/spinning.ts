import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.generated';
import { spin } from './spin.css';

/** A broken ring that turns, and stands still where the visitor wants nothing to move. */
export const spinning: StyleRule = {
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: '.16em solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${spin} 1s linear infinite`,
  '@media': {
    // There a transparent border would be drawn.
    '(forced-colors: active)': { borderBlockStartColor: 'Canvas' },
    '(prefers-reduced-motion: reduce)': { animation: 'none', borderStyle: 'dotted' },
  },
};
