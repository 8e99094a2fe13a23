import { style } from '@vanilla-extract/css';
import { token } from '../../styles/token';

const stroke = { stroke: token('art-line'), strokeWidth: 2 } as const;

export const drawing = style({ display: 'block', inlineSize: '100%', maxInlineSize: '40rem', blockSize: 'auto' });
export const room = style({ fill: token('art-room') });
export const wool = style({ ...stroke, fill: token('art-wool') });
export const wall = style({ ...stroke, fill: token('art-brick') });
export const line = style({ ...stroke, fill: 'none' });
export const words = style({ fill: 'currentColor', fontSize: 15, fontWeight: 600 });
