import { style } from '@vanilla-extract/css';

/** It lies on a sheet of the page, which has border and padding. */
export const sheetless = style({ vars: { '--lead-widget-border': 'none', '--lead-widget-padding': '0' } });
