import { style } from '@vanilla-extract/css';

/** As wide as it was drawn. */
export const drawn = style({ maxInlineSize: '35rem' });
