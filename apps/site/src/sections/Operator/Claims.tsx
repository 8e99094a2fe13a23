import type { BakedFigure } from '../../content/baked';
import * as styles from './OperatorList.css';

/** Figures that the operator states about itself. */
export function Claims({ claims }: { claims: readonly (readonly [label: string, value: BakedFigure])[] }) {
  return (
    <dl className={styles.claims}>
      {claims.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.text}</dd>
        </div>
      ))}
    </dl>
  );
}
