import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const related = style({
  display: 'grid',
  gap: token('space-4'),
  paddingBlock: 'clamp(2rem, 4vw, 3.5rem)',
  '@media': { [media.print]: { display: 'none' } },
});

export const title = style({ fontSize: token('text-h3') });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: token('space-3'), listStyle: 'none' });

globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minBlockSize: '2.75rem',
  paddingInline: '1rem',
  border: `1px solid ${token('color-line-strong')}`,
  borderRadius: token('radius-m'),
  fontWeight: 550,
  textDecoration: 'none',
  color: token('color-text'),
});
globalStyle(`${list} a:hover`, { borderColor: token('color-text'), background: token('color-surface-soft') });
