import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component, descendant, narrow } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const GAP = 'clamp(1.5rem,3vw,3rem)';

export const steps = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
    font: `400 ${vars.text.body}/1.6 ${vars.font.body}`,
    gap: `${vars.space[6]} ${GAP}`,
    containerType: 'inline-size',
    inlineSize: '100%',
  }),
  'steps',
);

export const columns = styleVariants({ four: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' } }, component, 'steps');

export const step = style(
  component({
    // Not on the number: steps count from one to the next, and each list of them anew, as it contains its style.
    counterIncrement: 'ui-step',
    position: 'relative',
    display: 'grid',
    gap: '.6rem',
    alignContent: 'start',
    overflowWrap: 'anywhere',
    paddingBlockStart: '5.25rem',
    '::before': {
      content: 'counter(ui-step)',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      zIndex: 1,
      display: 'grid',
      placeItems: 'center',
      inlineSize: '3.5rem',
      blockSize: '3.5rem',
      borderRadius: vars.radius.full,
      background: vars.color.surfaceSun,
      color: vars.color.textOnSun,
      border: `${vars.line.plan} solid ${vars.color.text}`,
      font: `700 1.5rem/1 ${vars.font.head}`,
    },
    selectors: {
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '1.75rem',
        insetInline: `3.5rem calc(-1*${GAP})`,
        borderBlockStart: `2.5px dashed ${vars.color.text}`,
      },
    },
    '@container': {
      [narrow.steps]: {
        gridColumn: '1 / -1',
        paddingBlockStart: 0,
        paddingInlineStart: '5rem',
        minBlockSize: '4rem',
        selectors: {
          '&:not(:last-child)::after': {
            insetBlock: '3.5rem -2rem',
            insetInline: '1.7rem auto',
            borderBlockStart: 0,
            borderInlineStart: `2.5px dashed ${vars.color.text}`,
          },
        },
      },
    },
  }),
  'step',
);
globalStyle(
  `${step} > :is(h2, h3, h4)`,
  descendant({
    margin: 0,
    font: `${vars.weight.bold} ${vars.text.h3}/1.2 ${vars.font.head}`,
    letterSpacing: '-.012em',
  }),
);
globalStyle(`${step} p`, descendant({ margin: 0, color: vars.color.textMuted }));

// With drawings, all steps stand on one ground line that runs through the section.
export const drawn = style(component({ rowGap: vars.space[7] }), 'steps-drawn');
globalStyle(
  `ol${drawn}>*`,
  descendant({ paddingBlockStart: 0, paddingInlineStart: 0, gridTemplateRows: '9.5rem 2.6rem' }),
);
globalStyle(`ol${drawn}>::before`, descendant({ insetBlockStart: '7.75rem' }));
globalStyle(
  `ol${drawn}>::after,ol${drawn}>:not(:last-child)::after`,
  descendant({
    content: '',
    position: 'absolute',
    inset: '9.5rem -100vw auto',
    border: 0,
    borderBlockStart: `${vars.line.ground} solid ${vars.color.text}`,
  }),
);
export const picture = style(component({ justifySelf: 'center', gridRow: 'span 2' }), 'step-picture');
globalStyle(`${picture} :is(svg,img)`, descendant({ display: 'block', blockSize: '9.5rem', inlineSize: 'auto' }));
