import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../styles/token';

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: token('space-6'),
});

export const cities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: `${token('space-3')} ${token('space-5')}`,
  listStyle: 'none',
});

globalStyle(`${cities} > li`, { display: 'flex', alignItems: 'center', gap: token('space-2'), fontWeight: 550 });
