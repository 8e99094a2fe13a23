import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE } from '../../../styles/measure';
import { token } from '../../../styles/token';

/** Running text: space between paragraphs, real lists. No grid, see `heading` in frame.css.ts. */
export const prose = style({ display: 'flex', flexDirection: 'column', gap: token('space-4'), maxInlineSize: MEASURE });

globalStyle(`${prose} :is(ul, ol)`, { display: 'grid', gap: token('space-2'), paddingInlineStart: '1.35rem' });
globalStyle(`${prose} ul > li::marker`, { color: token('color-link-line') });
globalStyle(`${prose} ol > li::marker`, { fontFamily: token('font-head'), fontWeight: 700 });
globalStyle(`${prose} h3:not(:first-child)`, { marginBlockStart: token('space-4') });

export const remark = style({
  display: 'grid',
  gap: token('space-2'),
  paddingBlock: token('space-4'),
  paddingInline: token('space-5'),
  borderInlineStart: `4px solid ${token('color-link-line')}`,
  background: token('color-surface-soft'),
});

export const remarkTitle = style({ fontFamily: token('font-head'), fontWeight: 700 });
