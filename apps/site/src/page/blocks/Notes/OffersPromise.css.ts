import { style } from '@vanilla-extract/css';

/** Stands out from the words around it: it is the same on every page. */
export const promise = style({ fontWeight: 700, maxInlineSize: '46ch' });
