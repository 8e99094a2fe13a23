import { style } from '@vanilla-extract/css';
import { note } from '../../styles/frame.css';
import { token } from '../../styles/token';

export const spaced = style([note, { marginBlockStart: token('space-4') }]);
