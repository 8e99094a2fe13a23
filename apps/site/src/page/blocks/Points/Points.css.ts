import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: `${token('space-6')} ${token('space-7')}`,
});

globalStyle(`${list} > div`, { display: 'flex', flexDirection: 'column', gap: token('space-2') });
globalStyle(`${list} h3`, {
  paddingBlockStart: token('space-3'),
  borderBlockStart: `2px solid ${token('color-text')}`,
});
globalStyle(`${list} p`, { color: token('color-text-muted') });
