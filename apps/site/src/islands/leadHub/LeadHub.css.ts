import { style } from '@vanilla-extract/css';
import { FORM_HEIGHT } from './formHeight';

const [narrow, wide] = FORM_HEIGHT;

/** The form's place keeps its height after the form has arrived. */
export const roomy = style({
  // It lies on a sheet of the page.
  vars: { '--lead-widget-border': 'none', '--lead-widget-padding': '0' },
  minBlockSize: narrow,
  '@media': { '(min-width: 48rem)': { minBlockSize: wide } },
});
