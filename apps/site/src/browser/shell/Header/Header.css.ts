import { globalStyle, style } from '@vanilla-extract/css';
import { drawingsVersion } from '../../../illustrations/drawingFiles';
import { houseParts } from '../../../illustrations/partHouse';
import { housePartOf } from '../../../routes';
import { media } from '../../../styles/media';
import { token } from '../../../styles/token';
import { menus as menuList } from '../menus';

const UPPER = '2.75rem';

export const header = style({
  // The upper row scrolls away, the bar below it stays.
  insetBlockStart: `calc(-1 * ${UPPER})`,
  zIndex: 20,
  borderBlockEnd: `1px solid ${token('color-line')}`,
  background: token('color-surface'),
  '@media': {
    // Open to the page where it begins: Chromium keeps in its place what lies there when a phone is turned, and would keep
    // the header at the top of the page.
    [media.burger]: { insetBlockStart: 0, paddingBlockStart: 1, pointerEvents: 'none' },
    [media.tall]: { position: 'sticky' },
  },
});

// What is aligned to the end moves while its neighbours arrive: a document may be painted when only half of the header
// is here.
globalStyle(`#root > ${header}:not(:has(~ main))`, { visibility: 'hidden' });

/** The two lesser ways on, above the bar with the menus. */
export const upper = style({
  background: token('color-surface-soft'),
  '@media': { [media.burger]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const upperLinks = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: token('space-5'),
  blockSize: UPPER,
});

globalStyle(`${upperLinks} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space-2'),
  minBlockSize: UPPER,
  fontSize: token('text-small'),
  fontWeight: 550,
  color: token('color-text'),
  textDecoration: 'none',
});
globalStyle(`${upperLinks} a:hover`, { textDecoration: 'underline' });
globalStyle(`${upperLinks} a:focus-visible`, { outlineOffset: -3 });
globalStyle(`${upperLinks} svg`, { color: token('color-link-line') });

/** Logo, menus, links and the call to action in one line, also at 1,100 px. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: 'clamp(.5rem, 1.5vw, 1.25rem)',
  minBlockSize: '4.25rem',
  pointerEvents: 'auto',
  '@media': { [media.burger]: { gridTemplateColumns: '1fr auto', minBlockSize: '3.9375rem' } },
});

// While the bar stays in view, the page stays in its place: Chromium and Safari scroll to what has the focus in it, since it
// lies above where the page's own begins. They look for it below.
globalStyle(`${bar} :not([popover] *)`, { '@media': { [media.tall]: { scrollMarginBlock: '-6rem 6rem' } } });

export const menus = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '.125rem',
  '@media': { [media.burger]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Narrow where the line is full, at 1,100 px. */
const LINK_PADDING = 'clamp(.3rem, 1.7vw - .85rem, .85rem)';

globalStyle(`${menus} button`, { paddingInline: LINK_PADDING });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: LINK_PADDING,
  borderRadius: token('radius-m'),
  fontSize: '1rem',
  fontWeight: 550,
  color: token('color-text'),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: token('color-surface-soft') },
  selectors: {
    '&[aria-current=page]': {
      boxShadow: `inset 0 -3px 0 ${token('color-chart-range')}`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      // Where there are no shadows.
      '@media': { [media.forcedColors]: { borderBlockEnd: '3px solid Highlight' } },
    },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: token('space-2'),
  whiteSpace: 'nowrap',
  '@media': { [media.burger]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const burger = style({
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.menus]: { display: 'contents' }, [media.print]: { display: 'none' } },
});
// Not its menu while that is open, as where a tablet is turned: the page would stay inert behind what nobody sees.
globalStyle(`${burger} > :not([open])`, { '@media': { [media.menus]: { display: 'none' } } });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: token('space-5'),
  padding: `${token('space-4')} ${token('space-3')} ${token('space-5')}`,
});

/** On the grid of the page, over its whole width, whichever button opens it. */
globalStyle(`${menus} [popover]`, {
  '@supports': {
    '(position-area: block-end)': {
      positionArea: 'block-end span-all',
      inlineSize: `min(${token('size-container')}, 100vw - 3rem)`,
      maxInlineSize: 'none',
      justifySelf: 'center',
    },
  },
});

/** As high with a link as without one, so that the lists of a menu begin on one line. */
export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: token('space-3'),
  fontSize: token('text-small'),
  fontWeight: 700,
});

export const links = style({ listStyle: 'none' });

/** Short names in two columns, read downwards; one below the other where letters are large. */
export const cities = style([links, { columns: '8rem 2', columnGap: 0 }]);

export const undecided = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: token('space-3'),
  maxInlineSize: 'none',
  // In line with the words of the columns.
  margin: `0 ${token('space-5')} ${token('space-4')}`,
  paddingBlockStart: token('space-4'),
  borderBlockStart: `2px solid ${token('color-text')}`,
});

globalStyle(`${links} a, ${groupTitle} > *`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: token('space-3'),
  borderRadius: token('radius-m'),
  color: 'inherit',
  fontSize: token('text-small'),
  textDecoration: 'none',
  lineHeight: 1.25,
});
globalStyle(`${groupTitle} > *`, { flex: 1, gap: token('space-3'), marginInline: `calc(-1 * ${token('space-3')})` });
globalStyle(`${groupTitle} a`, {
  textDecoration: 'underline',
  textDecorationColor: token('color-link-line'),
  textUnderlineOffset: '.3em',
});
globalStyle(`:is(${links}, ${groupTitle}) a:hover`, { background: token('color-surface-soft') });
globalStyle(`:is(${links}, ${groupTitle}) a[aria-current=page]`, {
  borderRadius: 0,
  boxShadow: `inset 3px 0 0 ${token('color-chart-range')}`,
  fontWeight: 650,
});

// The signpost: the small house, yellow the part that a group speaks of, which the route table knows. All of them are one
// file; as a background it needs no script, and no browser asks for it before somebody is at the menus, which then open
// with it.
const signposts = menuList
  .flatMap(({ groups }) => groups)
  .flatMap(({ id, head, links: [first] }) => {
    const speaker = head ?? first;
    const part = speaker && housePartOf(speaker);
    return part ? [{ title: `${groupTitle}[data-group=${id}] > ::before`, part }] : [];
  });
const backgroundImage = `url(/illustrations/${drawingsVersion}/partHouses.svg)`;
globalStyle(`:is(${menus}, ${burger}):is(:hover, :focus-within)`, { background: `${backgroundImage} 0 / 0` });
globalStyle(signposts.map(({ title }) => title).join(), {
  content: '""',
  flex: 'none',
  inlineSize: '2.5rem',
  aspectRatio: '4 / 3',
  backgroundImage,
  backgroundSize: 'cover',
  filter: 'var(--rim, none)',
});
for (const { title, part } of signposts) {
  globalStyle(title, { backgroundPosition: `${(houseParts.indexOf(part) / (houseParts.length - 1)) * 100}%` });
}

/** As high as the menu below its upper line, so that the call to action lies at its foot however little stands above. */
export const mobile = style({ display: 'flex', flexDirection: 'column', minBlockSize: 'calc(100% - 4rem)' });

export const mobileLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  borderBlockEnd: `1px solid ${token('color-line')}`,
  fontFamily: token('font-head'),
  fontSize: '1.25rem',
  fontWeight: 700,
  color: 'inherit',
  textDecoration: 'none',
});

export const mobileActions = style({ display: 'grid', gap: token('space-3'), paddingBlock: token('space-5') });

/** The whole width of a phone; logo and button to close stay in view, and so does the call to action below. */
export const menu = style({
  inlineSize: 'min(30rem, 100%)',
  paddingBlock: 0,
  // Has no edge there, and its logo lies where that of the page does.
  '@media': { [media.phone]: { borderInlineStart: 0 } },
  // What has the focus stays clear of both.
  scrollPaddingBlock: '4.5rem 6rem',
});

globalStyle(`${menu} > :first-child`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  margin: 0,
  minBlockSize: '4rem',
  background: token('color-surface'),
});

export const thumb = style({
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  marginInline: '-1.25rem',
  padding: '.75rem 1.25rem max(.75rem, env(safe-area-inset-bottom))',
  borderBlockStart: `${token('line-plan')} solid ${token('color-text')}`,
  background: token('color-surface-sun'),
  // Elsewhere, and at 400 %, the two would leave the menu less than half of the screen.
  '@media': { [media.tall]: { position: 'sticky' } },
});

export const block = style({ inlineSize: '100%' });
