import { globalStyle, style } from '@vanilla-extract/css';
import { exhibit, note } from '../../../styles/frame.css';
import { token } from '../../../styles/token';

export const spaced = style([note, { marginBlockStart: token('space-5') }]);

// The grid of an exhibit keeps the distance already; its remark stands closer to what it is about.
globalStyle(`${exhibit} > ${spaced}`, { marginBlockStart: `calc(-1 * ${token('space-4')})` });
