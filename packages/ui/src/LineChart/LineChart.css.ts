import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { component, descendant, media } from '../styles/component';
import { underline } from '../styles/underline';
import { vars } from '../tokens/contract.generated';

const { color, art, space, font, weight, text } = vars;

export const figure = style(
  component({
    display: 'grid',
    gap: space[4],
    containerType: 'inline-size',
    inlineSize: '100%',
    overflowWrap: 'anywhere',
    color: color.text,
    font: `400 ${text.small}/1.3 ${font.body}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  'line-chart',
);

export const caption = style(component({ font: `${weight.bold} 1.25rem/1.25 ${font.head}` }), 'line-chart-caption');

export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[5]}`,
    fontSize: text.label,
    fontWeight: weight.semibold,
  }),
  'line-chart-legend',
);
globalStyle(`${legend} > li`, descendant({ display: 'flex', gap: space[2], alignItems: 'center' }));
globalStyle(`${legend} svg`, descendant({ flex: 'none', maxInlineSize: 'none' }));

/** Scale and plot side by side. Time runs from left to right in every script. */
export const drawing = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2], direction: 'ltr' }),
  'line-chart-drawing',
);

globalStyle(`${drawing} > svg`, descendant({ overflow: 'visible' }));

export const plot = style({}, 'line-chart-plot');

export const base = style(component({ stroke: 'currentColor', strokeWidth: 2 }), 'line-chart-base');

/** What is gained: filled like insulation. */
export const area = style(
  component({ fill: art.wool, '@media': { [media.forcedColors]: { fill: 'Highlight', fillOpacity: 0.35 } } }),
  'line-chart-area',
);

globalStyle(
  `${figure} :is(polyline, li line)`,
  descendant({
    fill: 'none',
    strokeWidth: 3,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
);

const line = (stroke: string, dashes: StyleRule = {}) => component({ stroke, ...dashes });

/** Lines by name of the tone; dashes tell them apart without colour. */
export const tones = {
  after: style(line(color.chartAfter), 'line-chart-after'),
  plain: style(line('currentColor', { strokeDasharray: '20 5' }), 'line-chart-plain'),
  before: style(line(color.chartAxis, { strokeDasharray: '9 6' }), 'line-chart-before'),
  limit: style(line(color.cta, { strokeDasharray: '2 5' }), 'line-chart-limit'),
} as const;

export const band = style(component({ fill: 'currentColor', fillOpacity: 0.14 }), 'line-chart-band');

export const markLine = style(
  component({
    stroke: color.cta,
    strokeDasharray: '4 4',
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
  'line-chart-mark-line',
);

export const markPoint = style(
  component({
    fill: art.wool,
    stroke: 'currentColor',
    strokeWidth: 2.5,
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  }),
  'line-chart-mark-point',
);

/** Words on the drawing keep their distance from lines by a rim in the colour of the page. */
export const markText = style(
  component({
    fill: 'currentColor',
    stroke: color.surface,
    strokeWidth: 8,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontWeight: weight.bold,
    '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
  }),
  'line-chart-mark-text',
);

export const table = style(component({ inlineSize: '100%', borderCollapse: 'collapse' }), 'line-chart-table');
globalStyle(
  `${table} :is(th, td)`,
  descendant({
    padding: `${space[2]} ${space[2]} ${space[2]} 0`,
    borderBlockEnd: `1px solid ${color.chartGrid}`,
    textAlign: 'end',
    fontWeight: weight.medium,
  }),
);
globalStyle(`${table} :is(th, td):first-child`, descendant({ textAlign: 'start', paddingInlineStart: space[2] }));
globalStyle(
  `${table} thead th`,
  descendant({
    borderBlockEnd: `2px solid ${color.text}`,
    color: color.textMuted,
    verticalAlign: 'bottom',
    // Numbers stay whole; the words above them give way, or the page would scroll sideways on a phone.
    overflowWrap: 'anywhere',
  }),
);
// Where letters are so large that numbers alone are wider than the chart, they are broken, too.
globalStyle(`${table} tr`, descendant({ '@container': { '(max-width: 18rem)': { overflowWrap: 'anywhere' } } }));

/** The line of the table that belongs to a mark of the drawing. */
export const marked = style({}, 'line-chart-marked');
globalStyle(
  `${table} ${marked} > *`,
  descendant({
    background: color.mark,
    fontWeight: weight.bold,
    '@media': { [media.forcedColors]: { borderBlockEnd: '3px double' } },
  }),
);

export const fold = style(component({}), 'line-chart-fold');
globalStyle(
  `${fold} > summary`,
  descendant({
    inlineSize: 'fit-content',
    minBlockSize: vars.size.target,
    alignContent: 'center',
    fontWeight: weight.semibold,
    color: color.link,
    ...underline,
    textUnderlineOffset: '.25em',
    cursor: 'pointer',
  }),
);
