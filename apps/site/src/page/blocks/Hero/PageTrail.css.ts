import { style } from '@vanilla-extract/css';

/** The house with the part in yellow that the page speaks of, on the line of the trail. */
export const house = style({
  display: 'inline-block',
  inlineSize: '2.25rem',
  marginInlineEnd: '.4rem',
  verticalAlign: '-.35rem',
});
