export type { ChartTick } from '../Charts/Axis';
export type { LineChartAxis, LineChartMark, LineChartPoint, LineChartSeries } from '../LineChart/Drawing';
export { LineChart, type LineChartProps, type LineChartRow } from '../LineChart/LineChart';
