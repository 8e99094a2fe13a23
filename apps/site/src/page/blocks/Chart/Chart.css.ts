import { globalStyle, style } from '@vanilla-extract/css';

/** A chart with marks behind its values. */
export const marked = style({});

// Value and mark have a line of their own where the axis beside them had no room for its marks, or a phone for both.
globalStyle(`${marked} td > span`, { '@container': { '(max-width: 42rem)': { gridArea: '2 / 1 / 3 / -1' } } });
