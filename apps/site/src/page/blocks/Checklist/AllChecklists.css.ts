import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const fold = style({ marginBlockStart: token('space-6') });

globalStyle(`${fold} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.25rem',
  borderBlock: `1px solid ${token('color-line')}`,
  fontWeight: 650,
  cursor: 'pointer',
});
globalStyle(`${fold} > section`, { paddingBlockStart: token('space-4') });

export const list = style({
  columns: '9rem',
  listStyle: 'none',
  // Addresses follow the names.
  '@media': { [media.print]: { columns: 2 } },
});
globalStyle(`${list} a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });
