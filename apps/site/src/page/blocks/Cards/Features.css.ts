import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const features = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: `${token('space-6')} ${token('space-7')}`,
  listStyle: 'none',
});

/** Three stand in one line or below each other, never two and one. */
export const three = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.full]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

globalStyle(`${features} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token('space-4'),
  alignContent: 'start',
  '@media': { [media.fewLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({ display: 'grid', gap: token('space-2'), alignContent: 'start' });
globalStyle(`${words} > p`, { color: token('color-text-muted'), lineHeight: 1.5 });
