import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: token('space-6'),
  // All in one line: the fourth of four would stand alone below.
  '@media': {
    [media.wide]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const cities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // Two queries, not a list: the rule of a list alone has to come after, and queries stand in the order of their first use.
  '@media': {
    '(max-width: 20rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  gap: `${token('space-3')} ${token('space-5')}`,
  listStyle: 'none',
});

/** A single list takes the whole width, in full lines of four names each. */
export const alone = style({
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

globalStyle(`${cities} svg`, { color: token('color-link-line') });
globalStyle(`${cities} > li`, { fontWeight: 550 });
globalStyle(`${cities} > li > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minBlockSize: '2.75rem',
});

/** A city without a page: its name begins where the others' do, beside the room of their pins. */
export const unlinked = style({ paddingInlineStart: `calc(1.25em + ${token('space-2')})` });
