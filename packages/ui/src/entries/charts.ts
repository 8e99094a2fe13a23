export type { ChartTick } from '../Charts/Axis';
export type { ChartTone } from '../Charts/Bar';
export { BarChart, type BarChartProps, type BarChartRow, type BarChartValue } from '../Charts/BarChart';
export type { ChartSeries } from '../Charts/Legend';
export { RangeChart, type RangeChartProps, type RangeChartRow } from '../Charts/RangeChart';
export { StackChart, type StackChartMark, type StackChartProps, type StackChartSegment } from '../Charts/StackChart';
