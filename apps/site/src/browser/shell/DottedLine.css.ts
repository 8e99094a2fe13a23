import { globalStyle, style } from '@vanilla-extract/css';

/** As wide as a dot between two spaces that do not break. */
const DOT = '.75em';

/** The dot before a part hangs in the gap, or, where the part begins a line, beyond the edge that cuts it off. */
export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: DOT, overflowX: 'clip' });

globalStyle(`${line} > * + *`, { textIndent: `-${DOT}` });

// Of three parts a phone has no room for the last. It begins its line from its first letter on, instead of moving there
// while the page arrives.
globalStyle(`${line} > :nth-child(3)`, { '@media': { '(max-width: 26.25rem)': { flexBasis: '100%' } } });
