import * as styles from './Calculator.css';

/** Grant and own share as parts of one length. Decoration: the amounts stand beside it in words. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} width="100%" height="44" aria-hidden="true" focusable="false">
      <rect className={styles.barWhole} x="1" y="1" width="99.6%" height="42" />
      <rect className={styles.barPart} x="1" y="1" width={`${Math.max(0, Math.min(99.6, share))}%`} height="42" />
    </svg>
  );
}
