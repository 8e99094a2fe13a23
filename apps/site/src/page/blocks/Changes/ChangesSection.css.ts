import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE } from '../../../styles/measure';
import { token } from '../../../styles/token';

export const changes = style({ display: 'grid', gap: token('space-4'), listStyle: 'none', maxInlineSize: MEASURE });

globalStyle(`${changes} time`, { fontWeight: 700 });
