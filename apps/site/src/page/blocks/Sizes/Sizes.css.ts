import { globalStyle, style } from '@vanilla-extract/css';

export const price = style({});
globalStyle(`dd${price}`, { fontSize: '1.375rem', letterSpacing: '-.015em' });
