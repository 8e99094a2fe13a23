import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE } from '../../../styles/measure';
import { token } from '../../../styles/token';

export const answers = style({
  display: 'grid',
  // The ring around the question ends above the answer.
  paddingBlock: '.25rem 1.5rem',
  gap: token('space-3'),
  maxInlineSize: MEASURE,
  color: token('color-text-muted'),
});

export const list = style({ borderBlockStart: `2px solid ${token('color-text')}` });

globalStyle(`${list} details`, { borderBlockEnd: `1px solid ${token('color-line')}` });
globalStyle(`${list} summary`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '1.5rem',
  minBlockSize: '4rem',
  paddingBlock: '1rem',
  cursor: 'pointer',
});

export const question = style({ fontSize: '1.1875rem' });
