import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component, descendant } from '../styles/component';
import { vars } from '../tokens/contract.generated';
import { name, note, option, value } from './Option.css';

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${count === 2 ? '11.75rem' : '6.5rem'}, 100%), 1fr))`,
});

export const options = style(component({ display: 'grid', gap: '.5rem' }), 'radio-options');

/** How the options lie. */
export const layouts = styleVariants({ list: {}, row: columns(2), tiles: columns(3) }, component, 'radio-options');

/** A dot drawn by its border: it is there under forced colours of either kind, and on paper, too. */
export const dot = style(
  component({
    borderRadius: vars.radius.full,
    selectors: { '&:checked::after': { content: '', border: '.35rem solid', borderRadius: vars.radius.full } },
  }),
  'radio',
);

export const picture = style(component({ display: 'grid', maxInlineSize: '5.5rem' }), 'radio-picture');

// A tile shows no circle: the whole box is the control, its border and background tell the state, by `:has()`.
globalStyle(
  `:where(${layouts.tiles}) ${option}`,
  descendant({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '.35rem',
    padding: '.7rem',
    borderColor: vars.color.lineStrong,
  }),
);
globalStyle(
  `${layouts.tiles} :has(*) > ${dot}`,
  descendant({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
  }),
);
globalStyle(`${layouts.tiles} ${name}`, descendant({ font: `${vars.weight.bold} 1.1875rem/1.15 ${vars.font.head}` }));
globalStyle(`${layouts.tiles} :is(${value}, ${note})`, descendant({ margin: 0, paddingInlineStart: 0 }));
