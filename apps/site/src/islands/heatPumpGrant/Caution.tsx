import * as styles from '../calculator/Calculator.css';
import type { ToolFigure } from '../calculator/figure';
import { euro } from '../calculator/german';
import { Mark } from '../calculator/Mark';

export interface CautionProps {
  /** The lower rate that another page counts with. */
  readonly figure: ToolFigure;
  /** What the grant comes to with it, in euro. */
  readonly grant: number;
}

/** What a lower rate would leave of the grant. */
export function Caution({ figure, grant }: CautionProps) {
  return (
    <p className={styles.caution}>
      <b>Rechnen Sie auch vorsichtig</b>
      <span>
        Auf der Seite <a href="/waermepumpe-kosten">Wärmepumpe: Kosten</a> steht {figure.text}
        <Mark figure={figure} />. Damit wären es höchstens {euro(grant)} Zuschuss. Geht die Rechnung auch dann auf, sind
        Sie auf der sicheren Seite.
      </span>
    </p>
  );
}
