import * as styles from './WallSection.css';

const WALL_X = 300;
const WALL_WIDTH = 70;
const HEIGHT = 170;
/** Drawn width of a centimetre. */
const CENTIMETRE = 5;
const LOOP = 24;

/** The winding line by which plans show wool. */
function wool(from: number, to: number): string {
  const turns = Array.from({ length: Math.ceil(HEIGHT / LOOP) }, (_, index) => {
    const y = index * LOOP;
    const [start, end] = index % 2 === 0 ? [from, to] : [to, from];
    return `C${start} ${y + LOOP} ${end} ${y} ${end} ${y + LOOP}`;
  });
  return `M${from} 0${turns.join('')}`;
}

/** A cut through the wall; the wool grows with its thickness. Decoration: the words beside it say the same. */
export function WallSection({ centimetres }: { centimetres: number }) {
  const width = centimetres * CENTIMETRE;
  const outside = WALL_X - width;
  return (
    <svg className={styles.drawing} viewBox="0 0 560 200" aria-hidden="true" focusable="false">
      <rect className={styles.room} x={WALL_X + WALL_WIDTH} width={560 - WALL_X - WALL_WIDTH} height={HEIGHT} />
      <rect className={styles.wool} x={outside} width={width} height={HEIGHT} />
      <svg x="0" y="0" width="560" height={HEIGHT}>
        <path className={styles.line} d={wool(outside + 4, WALL_X - 4)} />
      </svg>
      <rect className={styles.wall} x={WALL_X} width={WALL_WIDTH} height={HEIGHT} />
      <path className={styles.line} d={`M${outside - 8} 0V${HEIGHT}M${outside} 0V${HEIGHT}M0 ${HEIGHT}H560`} />
      <text className={styles.words} x="8" y="192">
        außen
      </text>
      <text className={styles.words} x={outside + width / 2} y="192" textAnchor="middle">
        Dämmung
      </text>
      <text className={styles.words} x={WALL_X + WALL_WIDTH / 2 + 20} y="192" textAnchor="middle">
        Mauer
      </text>
      <text className={styles.words} x="552" y="192" textAnchor="end">
        innen
      </text>
    </svg>
  );
}
