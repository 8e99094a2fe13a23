import type { BakedFigure } from '../../content/baked';
import type { LabelledValue } from '../../content/records';
import * as styles from './OperatorList.css';

/** Figures that the operator states about itself. */
export function Claims({ claims }: { claims: readonly LabelledValue<BakedFigure>[] }) {
  return (
    <dl className={styles.claims}>
      {claims.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.text}</dd>
        </div>
      ))}
    </dl>
  );
}
