import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';

export const icon = style(
  component({
    display: 'inline-block',
    flex: 'none',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    verticalAlign: '-.25em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  'icon',
);

/** Lets the width and height attributes decide. */
export const sized = style(component({ inlineSize: 'auto', blockSize: 'auto' }), 'icon-sized');
