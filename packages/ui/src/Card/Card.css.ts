import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { vars } from '../tokens/contract.generated';

export const title = style(
  component({ font: `${vars.weight.bold} ${vars.text.h3}/1.2 ${vars.font.head}`, letterSpacing: '-.012em' }),
  'card-title',
);

export const card = style(
  component({
    position: 'relative',
    display: 'flex',
    flexFlow: 'column',
    blockSize: '100%',
    background: vars.color.surfaceRaised,
    font: `400 ${vars.text.body}/1.6 ${vars.font.body}`,
    color: vars.color.text,
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    overflow: 'clip',
    transition: `border-color ${vars.motion.fast},box-shadow ${vars.motion.base}`,
    selectors: {
      [`&:has(${title} a):hover`]: { borderColor: vars.color.text, boxShadow: vars.shadow[2] },
      [`&:has(${title} a:active)`]: { boxShadow: 'none' },
      [`&:has(${title} a:focus-visible)`]: {
        outline: `${vars.line.focus} solid ${vars.color.focus}`,
        outlineOffset: 3,
      },
    },
  }),
  'card',
);

export const picture = style(
  component({
    position: 'relative',
    background: vars.color.surfaceSoft,
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
    overflow: 'clip',
  }),
  'card-picture',
);
globalStyle(`${picture} :is(svg,img)`, descendant({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));

export const tones = styleVariants(
  {
    sky: { background: vars.art.sky },
    sun: { background: vars.color.surfaceSun },
  },
  component,
  'card-picture',
);

export const letter = style(
  component({
    position: 'absolute',
    insetBlockStart: '.8rem',
    insetInlineStart: '.8rem',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.full,
    background: vars.art.paper,
    color: vars.art.line,
    border: `${vars.line.field} solid`,
    font: `700 1.0625rem/1 ${vars.font.head}`,
  }),
  'card-letter',
);

export const body = style(
  component({
    display: 'flex',
    flexFlow: 'column',
    gap: '.6rem',
    padding: '1.35rem 1.4rem 1.4rem',
    flex: 1,
    // The card clips what is wider.
    overflowWrap: 'anywhere',
  }),
  'card-body',
);
globalStyle(`${body}>p`, descendant({ margin: 0, color: vars.color.textMuted, lineHeight: 1.5 }));
globalStyle(
  `${body}>dl`,
  descendant({
    display: 'grid',
    // The value as wide as it is, but not so that its label is left letter by letter.
    gridTemplateColumns: '1fr fit-content(60%)',
    gap: '.35rem 1.4rem',
    alignItems: 'baseline',
    margin: 'auto 0 0',
    padding: '.85rem 0 0',
    borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  }),
);
globalStyle(`${body}>dl>*`, descendant({ margin: 0 }));
globalStyle(`${body}>dl>dt`, descendant({ color: vars.color.textMuted, fontSize: vars.text.small }));
globalStyle(`${body}>dl>dd`, descendant({ textAlign: 'end', font: `700 1.0625rem/1.6 ${vars.font.head}` }));

globalStyle(`${title} a`, descendant({ color: 'inherit', textDecoration: 'none', outline: 'none' }));
globalStyle(`${title} a::after`, descendant({ content: '', position: 'absolute', inset: 0 }));

// A span, not a link: the one link of a card is its heading, stretched over all of it.
export const more = style(
  component({
    margin: 'auto 0 0',
    padding: `${vars.space[2]} 0 0`,
    display: 'flex',
    alignItems: 'center',
    gap: '.4rem',
    fontWeight: vars.weight.semibold,
    color: vars.color.link,
  }),
  'card-more',
);
globalStyle(`${more} svg`, descendant({ transition: `transform ${vars.motion.base} ${vars.motion.ease}` }));
/**
 * Points to where the line goes on. Turned before it moves, so that it moves there, too. By the attribute, as bundlers
 * make a list of languages of `:dir()`.
 */
export const arrow = style(component({ selectors: { '[dir=rtl] &': { scale: '-1 1' } } }), 'card-arrow');
globalStyle(`${card}:hover ${more} svg`, descendant({ transform: 'translateX(4px)' }));
