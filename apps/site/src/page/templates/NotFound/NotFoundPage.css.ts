import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem 1.5rem' });
