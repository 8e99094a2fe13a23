import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const dialog = style(
  component({
    inlineSize: 'min(36rem, 100% - 2rem)',
    maxBlockSize: 'calc(100dvb - 2rem)',
    margin: 'auto',
    padding: 0,
    border: `${vars.line.plan} solid ${vars.color.text}`,
    borderRadius: vars.radius.l,
    background: vars.color.surfaceRaised,
    font: `400 ${vars.text.body}/1.6 ${vars.font.body}`,
    color: vars.color.text,
    boxShadow: vars.shadow[3],
    overscrollBehavior: 'contain',
    '::backdrop': { background: `color-mix(in srgb, ${vars.color.surfaceGround} 62%, transparent)` },
  }),
  'dialog',
);

export const wide = style(component({ inlineSize: 'min(52rem, 100% - 2rem)' }), 'dialog-wide');

/** A sheet over the whole height at the end of the line. */
export const drawer = style(
  component({
    inlineSize: 'min(30rem, 100% - 3rem)',
    blockSize: '100dvb',
    maxBlockSize: 'none',
    margin: 0,
    marginInlineStart: 'auto',
    borderBlock: 0,
    borderInlineEnd: 0,
    borderRadius: 0,
  }),
  'dialog-drawer',
);

// The page behind stays where it is; its scrollbar's place stays free.
globalStyle(`:root:has(.${dialog}:modal)`, descendant({ overflow: 'hidden', scrollbarGutter: 'stable' }));

export const inner = style(
  component({ display: 'grid', gap: vars.space[4], padding: 'clamp(1.25rem, 3vw, 2rem)' }),
  'dialog-inner',
);

globalStyle(`${inner} > p`, descendant({ margin: 0 }));

export const head = style(
  component({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: vars.space[4] }),
  'dialog-head',
);

export const title = style(
  component({
    font: `${vars.weight.bold} ${vars.text.h3}/1.2 ${vars.font.head}`,
    letterSpacing: '-.02em',
    paddingBlockStart: '.5rem',
  }),
  'dialog-title',
);

export const close = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    marginBlockStart: 0,
    marginInlineEnd: '-.5rem',
    padding: 0,
    border: `${vars.line.field} solid transparent`,
    borderRadius: vars.radius.m,
    background: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.secondary } },
  }),
  'dialog-close',
);
globalStyle(
  `${close} svg`,
  descendant({
    inlineSize: '1.5rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
  }),
);

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], paddingBlockStart: vars.space[2] }),
  'dialog-actions',
);
