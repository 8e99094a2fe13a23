import { style } from '@vanilla-extract/css';
import { component, media, narrow } from '../styles/component';
import { vars } from '../tokens/contract.generated';

const { color, text, weight } = vars;

export const grid = style(
  component({ stroke: color.chartGrid, strokeWidth: 1, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } }),
  'chart-grid',
);

export const axis = style(
  component({
    fill: color.textMuted,
    fontSize: text.label,
    fontWeight: weight.medium,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
  'chart-axis',
);

/** Every other mark goes where there is no room for all. */
export const axisMinor = style(component({ '@container': { [narrow.axis]: { display: 'none' } } }), 'chart-axis-minor');
