import { globalStyle, style } from '@vanilla-extract/css';
import { component, descendant, media, narrow } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, art, space, font, weight, text } = vars;

/**
 * Label, bar and value: all lines share these columns, so that the bars stand on one axis. The first begins where an axis
 * of four marks has its room; in narrow charts nothing stands in it alone: what stands in a container may ask for its
 * size, its own columns may not.
 */
export const chart = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'clamp(0rem, 100% - 28rem, 12.5rem) minmax(30%, 1fr) auto',
    columnGap: space[4],
    containerType: 'inline-size',
    inlineSize: '100%',
    font: `400 ${text.small}/1.3 ${font.body}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: color.text,
  }),
  'chart',
);

globalStyle(
  `${chart} caption`,
  descendant({
    gridColumn: '1 / -1',
    textAlign: 'start',
    font: `${weight.bold} 1.25rem/1.25 ${font.head}`,
    paddingBlockEnd: space[4],
  }),
);
globalStyle(
  `${chart} :is(th, td)`,
  descendant({ padding: 0, textAlign: 'start', fontWeight: weight.semibold, overflowWrap: 'anywhere' }),
);

/** One thing that is compared: its name, its values and their bars. */
export const row = style(component({ rowGap: space[1], paddingBlock: '.7rem' }), 'chart-row');

/** A bar and its text at the end of the line. */
export const measure = style({}, 'chart-measure');

globalStyle(
  `${chart} :is(thead, tbody, tfoot), ${row}, ${measure}`,
  descendant({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' }),
);
globalStyle(`${row} > td`, descendant({ gridColumn: '2 / -1' }));

export const value = style(component({ fontWeight: weight.bold, textAlign: 'end' }), 'chart-value');

/** Cut off at the ends of the axis, beside half a stroke; not above, where large letters of an axis need more room. */
export const plot = style(
  component({ display: 'block', inlineSize: '100%', overflow: 'visible', clipPath: 'inset(-.5rem -1px)' }),
  'chart-plot',
);

const inNarrow = (rule: Parameters<typeof descendant>[0]) => descendant({ '@container': { [narrow.chart]: rule } });

globalStyle(`${row} > :is(th, td)`, inNarrow({ gridColumn: '1 / -1' }));
globalStyle(`${measure} > ${plot}`, inNarrow({ gridColumn: '1 / 3' }));

/** A chart of ranges: where it is narrow the value stands beside the name, and the bar has the whole line below. */
export const ranges = style({}, 'chart-ranges');

globalStyle(`${ranges} ${row} > th`, inNarrow({ gridColumn: '1 / 3' }));
globalStyle(`${ranges} ${measure}`, inNarrow({ display: 'contents' }));
globalStyle(`${ranges} ${value}`, inNarrow({ gridArea: '1 / 3' }));
globalStyle(`${ranges} ${plot}`, inNarrow({ gridColumn: '1 / -1' }));

/** Column headings stand above only as text for assistive technology; the legend shows them. */
export const heads = style(
  component({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
  'chart-heads',
);

export const legend = style(
  component({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[5]}`,
    paddingBlockEnd: space[2],
    fontSize: text.label,
    color: color.textMuted,
  }),
  'chart-legend',
);

export const legendItem = style(
  component({ display: 'flex', gap: space[2], alignItems: 'center' }),
  'chart-legend-item',
);

// A page's `max-inline-size: 100%` for pictures would leave nothing of a picture that decides how wide its box is.
globalStyle(`${legendItem} svg`, descendant({ flex: 'none', maxInlineSize: 'none' }));

globalStyle(
  `${chart} rect[class]`,
  descendant({
    stroke: color.text,
    strokeWidth: 2,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);

const drawn = (fill: string) => component({ fill });

/** Colours of bars and segments, by name of the tone. */
export const tones = {
  wool: style(drawn(art.wool), 'chart-wool'),
  soft: style(drawn(art.woolSoft), 'chart-soft'),
  before: style(drawn(color.chartBefore), 'chart-before'),
  after: style(drawn(color.chartAfter), 'chart-after'),
  leaf: style(drawn(art.leaf), 'chart-leaf'),
  tile: style(drawn(art.tileSoft), 'chart-tile'),
  rest: style(drawn('none'), 'chart-rest'),
} as const;

/** Hatch over a bar: tells tones apart without colour. */
export const hatch = style(component({ fill: 'none', stroke: art.line, strokeWidth: 1.35 }), 'chart-hatch');

export const limit = style(
  component({
    stroke: color.cta,
    strokeWidth: 3,
    strokeDasharray: '6 5',
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  }),
  'chart-limit',
);

export const stack = style(component({ paddingBlock: space[3] }), 'chart-stack');

export const share = style(
  component({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[4],
    alignItems: 'center',
    paddingBlock: space[2],
  }),
  'chart-share',
);
globalStyle(
  `tbody :is(${row} + ${row}, ${share} + ${share})`,
  descendant({ borderBlockStart: `1px solid ${color.chartGrid}` }),
);
globalStyle(`tfoot ${share}`, descendant({ borderBlockStart: `2px solid ${color.text}` }));
