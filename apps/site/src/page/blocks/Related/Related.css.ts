import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const related = style({ '@media': { [media.print]: { display: 'none' } } });

export const title = style({ marginBlockEnd: token('space-5'), fontSize: token('text-h3') });

/** Pages by name, as wide chips. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space-3'),
  marginBlockStart: token('space-5'),
  listStyle: 'none',
});

globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: '1rem',
  border: `1px solid ${token('color-line-strong')}`,
  borderRadius: token('radius-m'),
  background: token('color-surface'),
  fontWeight: 550,
  textDecoration: 'none',
  color: token('color-text'),
});
globalStyle(`${list} a:hover`, { borderColor: token('color-text') });
