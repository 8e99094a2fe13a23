import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: token('space-5'),
});

globalStyle(`${list} dt`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token('space-2'),
  fontWeight: 700,
});

export const mark = style({
  alignSelf: 'start',
  paddingInline: token('space-2'),
  borderRadius: token('radius-s'),
  background: token('color-mark'),
  color: token('color-text'),
  fontSize: token('text-label'),
  fontWeight: 550,
});

export const claims = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: token('space-6'),
});

globalStyle(`${claims} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  containerType: 'inline-size',
});
globalStyle(`${claims} dd`, {
  fontFamily: token('font-head'),
  // A span of thousands of euros per kilowatt is the longest: it takes 8.6 times this, and a number is never parted.
  fontSize: `min(${token('text-h2')}, 11.5cqi)`,
  fontWeight: 700,
  letterSpacing: '-.02em',
  lineHeight: 1.1,
});
globalStyle(`${claims} dt`, { color: token('color-text-muted') });

export const position = style({ fontWeight: 650 });

// A link alone in its line is no word of a sentence: its target has a height of its own.
globalStyle(`${list} dd > a`, { display: 'inline-block', paddingBlock: '.25em' });
