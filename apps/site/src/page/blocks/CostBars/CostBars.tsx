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
  const steps = Array.from({ length: Math.floor((to - from - 6) / 14) }, (_, index) => from + 8 + index * 14);
  const d = {
    wool: steps.map((x) => `M${x} 21c-5-8 12-8 7-16`).join(''),
    glass: `M${from} 9.5H${to}M${from} 16.5H${to}`,
    warm: `M${from + 4} 13${steps.map((x) => `H${x}V${(x - from) % 28 === 8 ? 19 : 7}`).join('')}H${to - 4}`,
    pv: `M${from} 13H${to}${steps.map((x) => `M${x} 2V24`).join('')}`,
  }[material];
  const stroke = { wool: 'line', glass: 'line', warm: 'warm', pv: 'pv-line' } as const;
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
        stroke={ink('line')}
        strokeWidth={2}
      />
      <path d={d} fill="none" stroke={ink(stroke[material])} strokeWidth={1.5} />
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
