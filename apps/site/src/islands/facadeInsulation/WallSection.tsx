import { decimal } from '../calculator/german';
import * as styles from '../drawings/Drawing.css';
import type { FacadeFigures, Thickness } from './calculate';

export interface WallSectionProps {
  readonly thickness: Thickness;
  /** In W/(m²K): of the wall as it is, and with each thickness. */
  readonly uValues: Readonly<Record<`u${Thickness}` | 'uNone', number>>;
  /** How much less heat the wall loses with each thickness. */
  readonly figures: Pick<FacadeFigures, `loss${Thickness}`>;
}

const WALL_X = 431;
const WALL_WIDTH = 74;
const TOP = 40;
const GROUND = 294;
/** Drawn width of a centimetre. */
const CENTIMETRE = 5.2;
const LOOP = 30;
/** Height of an arrow for 1 W/(m²K): both arrows are to scale, see the charts for the rest. */
const LOSS = 30;

/** The winding line by which plans show wool. */
function wool(from: number, to: number): string {
  const turns = Array.from({ length: Math.ceil((GROUND - TOP) / LOOP) }, (_, index) => {
    const y = TOP + index * LOOP;
    const [start, end] = index % 2 === 0 ? [from, to] : [to, from];
    return `C${start} ${y + LOOP} ${end} ${y} ${end} ${y + LOOP}`;
  });
  return `M${from} ${TOP}${turns.join('')}`;
}

/** An arrow to the left whose shaft is as high as the loss that it stands for. */
function arrow(right: number, y: number, uValue: number): string {
  const half = Math.max(2, (uValue * LOSS) / 2);
  const left = right - 138;
  return `M${right} ${y - half}H${left}V${y - half - 6}L${left - 16} ${y}L${left} ${y + half + 6}V${y + half}H${right}Z`;
}

/** A cut through the wall: wool and loss follow the thickness. Decoration: charts and words beside it say the same. */
export function WallSection({ thickness, uValues, figures }: WallSectionProps) {
  const width = Number(thickness) * CENTIMETRE;
  const outside = WALL_X - width;
  const before = outside - 26;
  const now = uValues[`u${thickness}`];
  return (
    <svg className={styles.drawing} viewBox="-60 0 830 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.line} d="M54 294v-22" />
      <ellipse className={styles.tree} cx="54" cy="260" rx="15" ry="19" />
      <path className={styles.line} d="M54 284v-22M54 270l7-8" />
      <rect
        className={styles.room}
        x={WALL_X + WALL_WIDTH}
        y={TOP}
        width={770 - WALL_X - WALL_WIDTH}
        height={GROUND - TOP}
      />
      <rect className={styles.wool} x={outside} y={TOP} width={width} height={GROUND - TOP} />
      <svg width="770" height={GROUND}>
        <path className={styles.line} d={wool(outside + 4, WALL_X - 4)} />
      </svg>
      <rect className={styles.wall} x={WALL_X} y={TOP} width={WALL_WIDTH} height={GROUND - TOP} />
      <path className={styles.furniture} d={`M${outside} ${TOP}h-9V${GROUND}h9z`} />
      <path
        className={styles.measure}
        d={`M${outside} 12v22M${WALL_X} 12v22M${outside - 12} 20H${WALL_X + 12}M${outside - 5} 25l10-10M${WALL_X - 5} 25l10-10`}
      />
      <text className={styles.words} x={outside - 20} y="26" textAnchor="end">
        {thickness} cm
      </text>
      <path className={styles.lossBefore} d={arrow(before, 144, uValues.uNone)} />
      <text className={styles.words} x={before - 10} y="149" textAnchor="end">
        vorher {decimal(uValues.uNone, 1)}
      </text>
      <path className={styles.lossNow} d={arrow(before, 232, now)} />
      <text className={styles.words} x={before} y="218" textAnchor="end">
        jetzt {decimal(now, 2)}
      </text>
      <text className={styles.words} x={before} y="256" textAnchor="end">
        {figures[`loss${thickness}`].text} weniger
      </text>
      {/* As near to the wall as the cut of a phone needs that shows the whole of it; see Drawing.css.ts for the rest. */}
      <g className={styles.intoRoom} transform="translate(513 208)">
        <rect className={styles.furniture} y="14" width="52" height="54" rx="4" />
        <path className={styles.line} d="M10 20v42M21 20v42M31 20v42M42 20v42M8 68v18M44 68v18" />
        <path className={styles.warmth} d="M14 4c7-8-7-11 0-20M38 4c7-8-7-11 0-20" />
      </g>
      <g transform="translate(668 212)">
        <path
          className={styles.chair}
          d="M6 82V44c0-8 12-8 12 0v8h40v-8c0-8 12-8 12 0v38zM16 44V16c0-10 6-14 14-14h16c8 0 14 4 14 14v28"
        />
      </g>
      <rect className={styles.soil} x="-64" y={GROUND} width="838" height="40" />
      <text className={`${styles.underground} ${styles.belowTree}`} x="215" y="318">
        außen
      </text>
      <text className={styles.underground} x={outside + width / 2} y="318" textAnchor="middle">
        Dämmung
      </text>
      <text className={styles.underground} x={WALL_X + WALL_WIDTH / 2 + 10} y="318" textAnchor="middle">
        Mauer
      </text>
      <text className={`${styles.underground} ${styles.intoRoom}`} x="539" y="318" textAnchor="middle">
        innen
      </text>
    </svg>
  );
}
