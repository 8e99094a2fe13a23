import type { Span } from '../calculator/german';
import * as styles from './Bar.css';

/** Ends of a range stay visible where it has no width. */
const LEAST = 8;

/** A range in front of the usual one, on one axis from zero. Decoration: both stand beside it in words. */
export function SpanBar({ of, within }: { of: Span; within: Span }) {
  const scale = 1000 / (Math.max(of[1], within[1]) * 1.25);
  const rect = ([low, high]: Span) => ({ x: low * scale, width: Math.max(LEAST, (high - low) * scale) });
  return (
    <svg className={styles.bar} viewBox="0 0 1000 44" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} {...rect(within)} height={44} />
      <rect className={styles.part} {...rect(of)} y={12} height={20} />
      <path className={styles.whole} d="M0 0V44M0 44H1000" />
    </svg>
  );
}
