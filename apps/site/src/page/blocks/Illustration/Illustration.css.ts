import { style } from '@vanilla-extract/css';
import { base } from '../../../styles/layers.css';

/**
 * Drawings keep their own colours in forced-colours mode; they were drawn on light ground. Most are cut off at their
 * edges on purpose. By night a rim sets their dark outlines off from the page.
 */
export const illustration = style({
  '@layer': {
    [base]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      overflow: 'hidden',
      forcedColorAdjust: 'none',
      filter: 'var(--rim, none)',
    },
  },
});

/** For the house and the row of houses: their ground line runs on. */
export const bleeding = style({ overflow: 'visible', filter: 'none' });

/** A rim would smear letters; they have the colour of the page's text. */
export const lettered = style({ filter: 'none' });

/** Without scripts nobody fetches it: its double within `<noscript>` stands in its place. */
export const later = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScript = style({ '@media': { '(scripting: none)': { display: 'contents' } } });
