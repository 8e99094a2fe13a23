import { globalStyle } from '@vanilla-extract/css';

// Browsers that know no popovers would draw all of them, over the page. The class is what browser/popovers.ts gives those
// that are open.
globalStyle('[popover]:not(.\\:popover-open)', {
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
});
