import { style } from '@vanilla-extract/css';
import { component } from '../styles/component';

export const visuallyHidden = style(
  component({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
  'visually-hidden',
);
