import { keyframes } from '@vanilla-extract/css';

/** Name of the keyframes by which a ring turns once. */
export const spin = keyframes({ to: { rotate: '1turn' } }, 'spin');
