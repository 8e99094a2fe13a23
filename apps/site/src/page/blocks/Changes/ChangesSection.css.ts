import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

export const changes = style({ display: 'grid', gap: token('space-4'), listStyle: 'none', maxInlineSize: '68ch' });

globalStyle(`${changes} time`, { fontWeight: 700 });
