import { AxisLabels, type ChartTick, GridLines, percentOf } from '../Charts/Axis';
import { axis as axisClass, grid } from '../Charts/Axis.css';
import { area as areaClass, band, base, drawing, markLine, markPoint, markText, plot, tones } from './LineChart.css';

/** A point, in the units of both axes. */
export interface LineChartPoint {
  /** Value on the horizontal axis, in its unit. */
  x: number;
  /** Value on the vertical axis, in its unit. */
  y: number;
}

/** One line, or a band between two. */
export interface LineChartSeries {
  /** What the line means; unique within the chart. */
  label: string;
  /** Corners of the line, from left to right. One alone is drawn as a short stroke. */
  points: readonly LineChartPoint[];
  /** Corners of the upper edge, where the values are a range: the area between is tinted. Default: a single line. */
  upper?: readonly LineChartPoint[] | undefined;
  /** Colour and dashes. Give every series its own. Default: by order `after`, `plain`, `before`, `limit`. */
  tone?: keyof typeof tones | undefined;
}

/** A point that matters, such as where two lines cross. */
export interface LineChartMark extends LineChartPoint {
  /** What is written at the axis below it. */
  text: string;
}

/** An axis from 0 to `max`. Lines end where it does. */
export interface LineChartAxis {
  /** End of the axis. It begins at 0. */
  max: number;
  /** Marks of the axis, ascending. Every other one goes where the chart is narrow. */
  ticks: readonly ChartTick[];
}

interface Line extends LineChartSeries {
  tone: keyof typeof tones;
}

interface DrawingProps {
  x: LineChartAxis;
  y: LineChartAxis;
  lines: readonly Line[];
  marks: readonly LineChartMark[];
  area: readonly LineChartPoint[] | undefined;
}

/** Height of the plot, and what the words of the horizontal axis need below it, in pixels. */
const HEIGHT = 260;
const BELOW = 26;
/** Nearer to an edge than this, in percent, words end there instead of being centred. */
const EDGE = 12;

/** Words of marks nearer to each other than this, in percent, stand on two lines by turns. */
const NEIGHBOURS = 34;

const anchorAt = (percent: number) => (percent < EDGE ? 'start' : percent > 100 - EDGE ? 'end' : 'middle');

/**
 * The picture of a line chart. Places are percentages of the plot, so that words and strokes keep their size on every
 * width without a style attribute; only the lines lie in a box of 100 units across that is stretched. It cuts off what
 * lies beyond the axes, with room for half a stroke above and below.
 */
export function Drawing({ x, y, lines, marks, area }: DrawingProps) {
  const across = (value: number) => percentOf(value, x.max);
  const pixels = (value: number) => HEIGHT - (percentOf(value, y.max) / 100) * HEIGHT;
  const corners = (points: readonly LineChartPoint[]) =>
    points
      .flatMap((point) =>
        // A point alone is a short stroke; a line with one corner would not be seen.
        (points[1] ? [0] : [-2, 2]).map((aside) => `${across(point.x) + aside},${pixels(point.y)}`),
      )
      .join(' ');
  // The height of an x is the room for a digit of the scale, whose letters are smaller: it grows with them.
  const widest = Math.max(0, ...y.ticks.map(({ text }) => text.length));
  return (
    <div className={drawing} aria-hidden="true">
      <svg width={`${widest}ex`} height={HEIGHT + BELOW}>
        {y.ticks.map(({ value, text }) => (
          <text key={value} className={axisClass} x="100%" y={pixels(value) + 4} textAnchor="end">
            {text}
          </text>
        ))}
      </svg>
      <svg className={plot} width="100%" height={HEIGHT + BELOW}>
        <GridLines ticks={x.ticks} max={x.max} height={HEIGHT} />
        {y.ticks.map(({ value }) => (
          <line key={value} className={grid} x1="0%" x2="100%" y1={pixels(value)} y2={pixels(value)} />
        ))}
        <svg y={-2} width="100%" height={HEIGHT + 4} viewBox={`0 -2 100 ${HEIGHT + 4}`} preserveAspectRatio="none">
          {area && <polygon className={areaClass} points={corners(area)} />}
          {lines.map(({ label, points, upper }) =>
            upper ? (
              <polygon
                key={label}
                className={band}
                // oxlint-disable-next-line unicorn/no-array-reverse -- Chrome 109, the last for Windows 7, has no toReversed().
                points={corners(points.concat([...upper].reverse()))}
              />
            ) : null,
          )}
          {lines.flatMap(({ label, points, upper, tone }) =>
            [points, upper].map(
              (edge, index) =>
                edge && (
                  // oxlint-disable-next-line react/no-array-index-key -- the two edges of one band
                  <polyline key={`${label}${index}`} className={tones[tone]} points={corners(edge)} />
                ),
            ),
          )}
        </svg>
        <line className={base} x1="0%" x2="100%" y1={HEIGHT} y2={HEIGHT} />
        {marks.map((mark, index) => {
          const place = across(mark.x);
          const isNear = marks.some((other) => other !== mark && Math.abs(across(other.x) - place) < NEIGHBOURS);
          return (
            <g key={`${mark.x} ${mark.y}`}>
              <line className={markLine} x1={`${place}%`} x2={`${place}%`} y1={pixels(mark.y)} y2={HEIGHT} />
              <circle className={markPoint} cx={`${place}%`} cy={pixels(mark.y)} r={6} />
              <text
                className={markText}
                x={`${place}%`}
                y={HEIGHT - 12}
                // In letters, not in pixels: a line of words is as high as they are.
                dy={isNear && index % 2 === 1 ? '-1.5em' : undefined}
                textAnchor={anchorAt(place)}
              >
                {mark.text}
              </text>
            </g>
          );
        })}
        <g transform={`translate(0 ${HEIGHT + 4})`}>
          <AxisLabels ticks={x.ticks} max={x.max} />
        </g>
      </svg>
    </div>
  );
}
