import { style } from '@vanilla-extract/css';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';

/** The line is full: the sign is enough. */
const WORDLESS = '(max-width: 82rem)';

const framed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minBlockSize: '2.75rem',
  minInlineSize: 44,
  paddingInline: '.7rem',
  border: `2px solid ${token('color-text')}`,
  borderRadius: token('radius-m'),
  color: token('color-text'),
  fontSize: '1rem',
  fontWeight: 550,
  textDecoration: 'none',
  ':hover': { background: token('color-surface-soft') },
});

/** Above the groups of the phone's menu, clear of its first line and of the first group. */
export const wide = style([
  framed,
  { marginBlock: token('space-2'), '@media': { '(scripting: none)': { display: 'none' } } },
]);

export const search = style([
  framed,
  {
    justifyContent: 'center',
    '@media': {
      // The sign stands alone, beside the burger as that does.
      [WORDLESS]: { borderColor: 'transparent', paddingInline: 0 },
      [media.print]: { display: 'none' },
    },
  },
]);

export const word = style({
  '@media': {
    // For screen readers it stays.
    [WORDLESS]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
