import { style } from '@vanilla-extract/css';
import { FORM_HEIGHT } from './formHeight';

const [narrow, wide] = FORM_HEIGHT;

/** The form's place keeps its height after the form has arrived. */
export const roomy = style({
  minBlockSize: narrow,
  '@media': { '(min-width: 48rem)': { minBlockSize: wide } },
});
