import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: token('space-5'),
  marginBlockStart: token('space-3'),
  fontSize: token('text-small'),
});

globalStyle(`${terms} dt`, { fontWeight: 700 });
globalStyle(`${terms} > div`, {
  paddingInlineStart: token('space-3'),
  borderInlineStart: `3px solid ${token('color-line')}`,
});
// Scripts lead here by focus, the browser itself by its target.
globalStyle(`${terms} > div:is(:target, :focus)`, {
  borderInlineStartColor: token('color-link-line'),
  background: token('color-mark'),
  color: token('color-text'),
});
