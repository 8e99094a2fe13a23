import { style } from '@vanilla-extract/css';
import { token } from '../../../styles/token';

/** Room for the switch from the start, so that nothing moves when it appears. */
export const place = style({
  minBlockSize: '5rem',
  alignContent: 'end',
  fontSize: token('text-small'),
  color: token('color-text-on-ground-muted'),
});

/** The footer is dark in both themes, and so are the radio buttons in it, which are the browser's own (ADR 0027). */
export const choices = style({
  color: token('color-text-on-ground'),
  colorScheme: 'dark',
  accentColor: token('art-wool'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minBlockSize: '2.75rem',
  cursor: 'pointer',
});
