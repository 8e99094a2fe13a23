import { useId } from 'react';
import * as styles from './Bar.css';

export interface ShareBarProps {
  /** Of the grant in the costs, in percent. */
  readonly share: number;
  /** Whether both parts lack their names below, because they stand above it. Default: `false`. */
  readonly unnamed?: boolean;
}

const ofBar = (percent: number) => `${percent}%`;
const whole = { width: ofBar(100), height: ofBar(100) };

/** Grant and own share as parts of one length. Decoration: the amounts stand beside it in words. */
export function ShareBar({ share, unnamed = false }: ShareBarProps) {
  const wool = useId();
  const part = { ...whole, width: ofBar(Math.max(0, Math.min(100, share))) };
  return (
    <>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        <pattern id={wool} width="22" height="44" patternUnits="userSpaceOnUse">
          <path className={styles.wool} d="M-11 38C-1 38-10 6 0 6S1 38 11 38 12 6 22 6 23 38 33 38" />
        </pattern>
        <rect className={styles.whole} {...whole} />
        <rect className={styles.part} {...part} />
        <rect {...part} fill={`url(#${wool})`} />
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
