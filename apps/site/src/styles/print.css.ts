import { globalStyle } from '@vanilla-extract/css';
import { media } from './media';

// A page on paper: black on white, answers unfolded, addresses behind the links, nothing that only works on a screen.

const onPaper = (rule: Record<string, unknown>) => ({ '@media': { [media.print]: rule } });

const INK = '#000';
const PAPER = '#fff';

globalStyle(
  ':root:root',
  onPaper({
    colorScheme: 'light',
    fontSize: '75%',
    vars: {
      '--ui-color-text': INK,
      '--ui-color-text-muted': '#333',
      '--ui-color-text-on-sun': INK,
      '--ui-color-text-on-sun-muted': '#333',
      '--ui-color-surface': PAPER,
      '--ui-color-surface-soft': PAPER,
      '--ui-color-surface-raised': PAPER,
      '--ui-color-surface-sun': PAPER,
      '--ui-color-trust-soft': PAPER,
      '--ui-color-link': INK,
      '--ui-color-line': '#999',
      '--ui-space-section': '1.75rem',
    },
  }),
);
globalStyle(
  ':is(header, footer, form, nav, button, dialog, iframe, .ui-button):not(main header)',
  onPaper({ display: 'none' }),
);
globalStyle(':is(h1, h2, h3)', onPaper({ breakAfter: 'avoid' }));
globalStyle(':is(tr, figure, details)', onPaper({ breakInside: 'avoid' }));
globalStyle(':is(p, li)', onPaper({ orphans: 3, widows: 3 }));
globalStyle('details::details-content', onPaper({ contentVisibility: 'visible', blockSize: 'auto' }));
globalStyle(
  'main a[href]:not([href^="#"])::after',
  onPaper({
    content: '" (" attr(href) ")"',
    position: 'static',
    fontSize: '.85em',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  }),
);
