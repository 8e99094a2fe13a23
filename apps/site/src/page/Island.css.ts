import { style } from '@vanilla-extract/css';

/** The element that marks an island takes no part in the layout. */
export const whole = style({ display: 'contents' });
