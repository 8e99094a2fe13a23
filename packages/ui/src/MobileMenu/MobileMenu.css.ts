import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant, media } from '../styles/component';
import { menuLinks } from '../styles/menuLinks';
import { vars } from '../tokens/contract.generated';

const { color, space } = vars;

export const panel = style(
  component({
    margin: 0,
    marginInlineStart: 'auto',
    inlineSize: 'min(24rem, 100%)',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    padding: `${space[4]} 1.25rem ${space[6]}`,
    overscrollBehavior: 'contain',
    border: 0,
    borderInlineStart: `1px solid ${color.line}`,
    background: color.surface,
    color: color.text,
    selectors: { '&::backdrop': { background: 'rgb(16 35 42 / .5)' } },
  }),
  'mobile-menu',
);

// The page behind stays where it is; its scrollbar's place stays free. Room that a page keeps for its sticky header would
// scroll it back up when focus moves near the upper edge of the panel.
globalStyle(
  `:root:has(${panel}:modal)`,
  descendant({ overflow: 'hidden', scrollbarGutter: 'stable', scrollPadding: '0 !important' }),
);

menuLinks(panel);

export const top = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[4],
    marginBlockEnd: space[4],
  }),
  'mobile-menu-top',
);

/** Gives way to the menus of the header; doubled to win over the button's own display. */
export const burger = style(
  component({ '@media': { [media.menus]: { selectors: { '&&': { display: 'none' } } } } }),
  'mobile-menu-burger',
);

/** Keeps the button to close at the end when there is no header. */
export const close = style(component({ marginInlineStart: 'auto' }), 'mobile-menu-close');

export const group = style(component({ borderBlockEnd: `1px solid ${color.line}` }), 'mobile-menu-group');

export const groupTitle = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: '3.5rem',
    font: `${vars.weight.bold} 1.25rem/1.2 ${vars.font.head}`,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: 0 } },
  }),
  'mobile-menu-group-title',
);

globalStyle(`${groupTitle} svg`, descendant({ transition: `rotate ${vars.motion.fast}` }));
globalStyle(`${group}[open] > ${groupTitle} svg`, descendant({ rotate: '180deg' }));

export const groupContent = style(component({ paddingBlockEnd: space[3] }), 'mobile-menu-group-content');
