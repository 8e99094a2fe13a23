import { style } from '@vanilla-extract/css';
import { fieldBox } from '../Field/fieldBox';
import { component } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const box = fieldBox({ invalid: '&[aria-invalid=true]', disabled: '&:disabled', locked: '&:disabled' });

/** Control and arrow on one spot. */
export const around = style(component({ display: 'grid', alignItems: 'center' }), 'select-around');

export const select = style(
  component({
    ...box,
    gridArea: '1 / 1',
    appearance: 'none',
    minBlockSize: vars.size.buttonLg,
    paddingBlock: '.5rem',
    paddingInline: '.9rem 2.75rem',
    font: `400 ${vars.text.body}/1.4 ${vars.font.body}`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      ...box.selectors,
      '&:focus-visible': { outlineOffset: 1 },
    },
  }),
  'select',
);

export const arrow = style(
  component({
    gridArea: '1 / 1',
    justifySelf: 'end',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    marginInlineEnd: '.9rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  }),
  'select-arrow',
);
