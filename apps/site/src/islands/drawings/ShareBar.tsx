import * as styles from '../calculator/Calculator.css';

/** Grant and own share as parts of one length. Decoration: the amounts stand beside it in words. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 1000 44" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.barWhole} width={1000} height={44} />
      <rect className={styles.barPart} width={Math.max(0, Math.min(1000, share * 10))} height={44} />
    </svg>
  );
}
