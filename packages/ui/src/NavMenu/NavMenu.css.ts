import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant, media } from '../styles/component';
import { menuLinks } from '../styles/menuLinks';
import { vars } from '../tokens/contract.generated';

const { color, space, motion } = vars;

export const trigger = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.35rem',
    minBlockSize: vars.size.target,
    padding: '0 .85rem',
    border: 0,
    borderRadius: vars.radius.m,
    background: 'none',
    color: color.text,
    font: `${vars.weight.medium} 1rem/1.2 ${vars.font.body}`,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surfaceSoft },
      '&[aria-current]': {
        borderRadius: `${vars.radius.m} ${vars.radius.m} 0 0`,
        boxShadow: `inset 0 -3px ${color.chartRange}`,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { borderBlockEnd: '3px solid Highlight' } } } },
  }),
  'nav-menu-trigger',
);

globalStyle(`${trigger} svg`, descendant({ inlineSize: '1rem', transition: `rotate ${motion.fast}` }));
globalStyle(`${trigger}:has(+ :popover-open) svg`, descendant({ rotate: '180deg' }));

export const panel = style(
  component({
    // Where the browser has no anchor positioning: near the upper edge, until the script knows the button's place.
    inset: '4.5rem auto auto',
    positionArea: 'block-end span-inline-end',
    positionTryFallbacks: 'flip-inline',
    margin: `${space[2]} 0 0`,
    inlineSize: 'max-content',
    minInlineSize: '16rem',
    maxInlineSize: 'calc(100dvw - 2rem)',
    maxBlockSize: 'calc(100dvh - 6rem)',
    padding: space[2],
    overscrollBehavior: 'contain',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.l,
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: vars.shadow[3],
    '@supports': {
      // Safari, which alone knows this, moves it up by as much as the page is scrolled.
      '(-webkit-hyphens: auto)': { alignSelf: 'unsafe start' },
      '(position-area: block-end)': { inset: 'auto' },
    },
  }),
  'nav-menu',
);

export const alignEnd = style(component({ positionArea: 'block-end span-inline-start' }), 'nav-menu-end');

menuLinks(panel);
globalStyle(`${panel} a`, descendant({ outlineOffset: -3 }));
