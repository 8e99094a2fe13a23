import { style } from '@vanilla-extract/css';

/** Takes no part in the layout; what it holds stands among its neighbours. */
export const part = style({ display: 'contents' });

export const hidden = style([part, { visibility: 'hidden' }]);
