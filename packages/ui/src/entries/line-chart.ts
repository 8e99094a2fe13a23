export type { ChartTick } from '../Charts/Axis';
export {
  LineChart,
  type LineChartAxis,
  type LineChartMark,
  type LineChartPoint,
  type LineChartProps,
  type LineChartRow,
  type LineChartSeries,
} from '../LineChart/LineChart';
