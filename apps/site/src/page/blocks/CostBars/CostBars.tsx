import { SiteLink } from '../../../browser/shell/SiteLink';
import type { CostItem } from '../../../content/pages/home';
import { amountRange } from '../../../figures/figure';
import { ink } from '../../../illustrations/palette';
import { type ChartAxis, chartAxis } from '../Chart/chartAxis';
import { FigureView } from '../Figures/FigureView';
import { Illustration } from '../Illustration/Illustration';
import { TextView } from '../Text/TextView';
import * as styles from './CostBars.css';

/** Width of the axis in drawing units. */
const WIDTH = 600;
const HEIGHT = 26;

/** What each part of the house is made of. */
const MATERIALS = { A: 'wool', B: 'warm', C: 'pv', D: 'glass' } as const;

/** The bar in its material: wool, panes, a heating coil, modules. Behind it the lines of the axis. */
function Bar({ item, axis: { max, ticks } }: { item: CostItem; axis: ChartAxis }) {
  const along = (value: number) => Math.round((value / max) * WIDTH);
  const [from, to] = amountRange(item.cost).map(along) as [number, number];
  const material = MATERIALS[item.part];
  // Within the frame, in whole pieces from one end to the other.
  const left = from + 1;
  const right = to - 1;
  const part = (of: number) => Math.round(((right - left) / of) * 100) / 100;
  const pieces = Math.max(1, Math.round((to - from) / 14));
  const turns = Math.round(pieces / 2);
  const half = part(2 * pieces);
  const step = part(2 * turns + 1);
  const d = {
    wool: `M${left} 22${`c${half} 0 0-18 ${half}-18s0 18 ${half} 18`.repeat(pieces)}`,
    glass: `M${left} 9.5H${right}M${left} 16.5H${right}`,
    warm: `M${left} 13h${part(4 * turns + 2)}${`v-6h${step}v12h${step}v-6`.repeat(turns)}H${right}`,
    pv: `M${left} 13H${right}M${left} 3${`m${part(pieces)} 0v20m0-20`.repeat(pieces - 1)}`,
  }[material];
  const stroke = { wool: 'line', glass: 'cold', warm: 'warm', pv: 'pv-line' } as const;
  const fill = { wool: 'wool', glass: 'glass', warm: 'paper', pv: 'pv' } as const;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.lines} d={ticks.map(({ value }) => `M${along(value)} 0V${HEIGHT}`).join('')} />
      <rect
        x={from}
        y={2}
        width={to - from}
        height={22}
        fill={ink(fill[material])}
        stroke="currentColor"
        strokeWidth={2}
      />
      <path d={d} fill="none" stroke={ink(stroke[material])} strokeWidth={material === 'warm' ? 2.5 : 1.5} />
    </svg>
  );
}

/** “Was kostet …?”: ranges on one axis, each a link to the page that calculates it. */
export function CostBars({ items }: { items: readonly CostItem[] }) {
  const axis = chartAxis(items.map(({ cost }) => cost));
  return (
    <div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.to}>
            <Illustration art={`partHouse${item.part}`} className={styles.house} />
            <div>
              <h3>
                <SiteLink to={item.to}>{item.title}</SiteLink>
              </h3>
              <p>
                <TextView text={item.text} />
              </p>
            </div>
            <div className={styles.scale}>
              <Bar item={item} axis={axis} />
            </div>
            <b className={styles.cost}>
              <FigureView figure={item.cost} />
            </b>
          </li>
        ))}
      </ul>
      <div className={styles.axis} aria-hidden="true">
        {axis.ticks.map(({ value, text }) => (
          <span key={value}>{text}</span>
        ))}
      </div>
    </div>
  );
}
