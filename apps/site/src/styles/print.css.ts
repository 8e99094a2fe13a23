import { globalStyle } from '@vanilla-extract/css';
import { siteOrigin } from '../../settings/siteOrigin';
import { fold } from '../page/blocks/Contents/Contents.css';
import { list as points } from '../page/blocks/Points/Points.css';
import * as frame from './frame.css';
import { media } from './media';

// A page on paper: black on white, answers unfolded, addresses behind the links, nothing that only works on a screen.

const onPaper = (rule: Record<string, unknown>) => ({ '@media': { [media.print]: rule } });

const INK = '#000';
const GREY = '#333';
const PAPER = '#fff';
const LINE = '#999';

// What the dark theme draws otherwise; the light values are those of the tokens.
globalStyle(
  ':root:root',
  onPaper({
    colorScheme: 'light',
    fontSize: '75%',
    vars: {
      '--ui-color-text': INK,
      '--ui-color-text-muted': GREY,
      '--ui-color-text-on-sun': INK,
      '--ui-color-text-on-sun-muted': GREY,
      '--ui-color-surface': PAPER,
      '--ui-color-surface-soft': PAPER,
      '--ui-color-surface-raised': PAPER,
      '--ui-color-surface-sun': PAPER,
      '--ui-color-trust-soft': PAPER,
      '--ui-color-mark': PAPER,
      '--ui-color-link': INK,
      '--ui-color-link-line': INK,
      '--ui-color-success': INK,
      '--ui-color-line': LINE,
      '--ui-color-chart-grid': '#ddd',
      '--ui-color-chart-axis': LINE,
      '--ui-color-chart-before': '#a8bbc2',
      '--ui-color-chart-after': '#358664',
      '--ui-color-surface-earth': LINE,
      '--ui-art-line': INK,
      '--ui-art-soil': '#ddd',
      '--ui-art-sky': '#c4e8f6',
      '--ui-art-cold-open': '#236b8f',
      '--ui-art-warm-open': '#bc4217',
      '--ui-space-section': '1.75rem',
      '--measure': '58ch',
    },
  }),
);
// Skip link, banner, footer, dialog, notifications; within the page, what needs a pointer.
globalStyle(
  '#root > :not(header, main), .dpc-actions, [data-call-bar], :is(form:not(.dpc-form), nav, button, dialog, iframe, [popover], .ui-button)',
  onPaper({ display: 'none !important' }),
);
globalStyle('body', onPaper({ padding: '0 !important' }));
// The cookie settings keep their words; switches become one.
globalStyle('.dpc-switch.dpc-switch::after', onPaper({ display: 'none' }));
globalStyle('.dpc-switch.dpc-switch::before', onPaper({ content: '"aus"', border: 0, background: 'none' }));
globalStyle('.dpc-switch.dpc-switch:checked::before', onPaper({ content: '"an"' }));
// Paper has margins of its own.
globalStyle(frame.wrap, onPaper({ inlineSize: 'auto', marginInline: 0 }));
// The letterhead: whose page this is and where it stands, so that paths suffice behind links.
globalStyle(
  '#root > header',
  onPaper({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', border: 0 }),
);
// Asked of the environment, because a style is evaluated where the constants of the bundle are not always known.
const { host } = new URL(siteOrigin(process.env));
globalStyle('#root > header::after', onPaper({ content: `"${host}"`, whiteSpace: 'nowrap' }));

// Grids do not break well across pages; one below the other everything does.
const columns = `:is(${frame.stack}, ${frame.exhibit}, ${frame.twoColumns}, ${points})`;
globalStyle(columns, onPaper({ display: 'block' }));
globalStyle(`${columns} > * + *`, onPaper({ marginBlockStart: '1.25rem !important' }));
const heads = `h1, h2, h3, h4, caption, dt, thead, ${frame.heading}`;
globalStyle(`:is(${heads})`, onPaper({ breakAfter: 'avoid' }));
// Firefox knows no such rule, but tears no heading that reaches over the lines below it.
globalStyle(
  ':is(h2, h3)::after',
  onPaper({ content: '""', display: 'block', blockSize: '6rem', marginBlockEnd: '-6rem' }),
);
globalStyle(
  `:is(${heads}, tr, figure, details:not(:has(> section)), li, dl > div, .ui-chart)`,
  onPaper({ breakInside: 'avoid' }),
);
globalStyle('p', onPaper({ orphans: 3, widows: 3 }));
globalStyle('.ui-table-scroller', onPaper({ overflow: 'visible' }));
globalStyle('details::details-content', onPaper({ contentVisibility: 'visible', blockSize: 'auto' }));
globalStyle(`summary svg, ${fold} > summary`, onPaper({ display: 'none' }));
// The letters of the house have no text for an address to stand behind.
globalStyle(
  'main a[href]:not([href^="#"], [href^="tel:"], [href^="mailto:"], :empty)::after',
  onPaper({
    content: '" (" attr(href) ")"',
    position: 'static',
    fontSize: '.85em',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  }),
);
// In a row of its own box the address would push the name together, letter by letter.
globalStyle('main li > a[href]', onPaper({ display: 'inline' }));
