import { useId } from 'react';
import { euro, type Span } from '../calculator/german';
import * as styles from './Bar.css';

export interface ShareBarProps {
  /** In euro. Of a range the upper end is drawn. */
  readonly grant: number | Span;
  /** What both parts come to, in euro. */
  readonly cost: number | Span;
  /** Whether both parts and the whole lack their names, because these stand around it. Default: `false`. */
  readonly unnamed?: boolean;
  /** Whether taxes are saved instead of a grant paid: hatched, and not of wool. Default: `false`. */
  readonly relief?: boolean;
}

const ofBar = (percent: number) => `${percent}%`;
const whole = { width: ofBar(100), height: ofBar(100) };

const WOOL = 'M-11 38C-1 38-10 6 0 6S1 38 11 38 12 6 22 6 23 38 33 38';
const HATCHING = 'M0 11 11 0M0 22 22 0M0 33 22 11M0 44 22 22M11 44 22 33';

const upper = (value: number | Span) => Math.max(...[value].flat());

/**
 * Grant and own share as parts of one length, with the costs as a dimension over it, as on a plan. Decoration: the
 * amounts stand beside it in words.
 */
export function ShareBar({ grant, cost, unnamed = false, relief = false }: ShareBarProps) {
  const share = (upper(grant) / upper(cost)) * 100;
  const pattern = useId();
  const part = { ...whole, width: ofBar(Math.max(0, Math.min(100, share))) };
  return (
    <>
      {!unnamed && (
        <span className={styles.dimension} aria-hidden="true">
          <span>{euro(cost)} Gesamtkosten</span>
        </span>
      )}
      <svg className={styles.bar} aria-hidden="true">
        <pattern id={pattern} width="22" height="44" patternUnits="userSpaceOnUse">
          <path className={styles.wool} d={relief ? HATCHING : WOOL} />
        </pattern>
        <rect className={styles.whole} {...whole} />
        <rect className={relief ? styles.relief : styles.part} {...part} />
        <rect {...part} fill={`url(#${pattern})`} />
      </svg>
      {!unnamed && (
        <span className={styles.names} aria-hidden="true">
          <span>{share > 0 && 'Zuschuss'}</span>
          <span>Eigenanteil</span>
        </span>
      )}
    </>
  );
}
