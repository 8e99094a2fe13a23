import type { LabelledValue } from '../../../content/records';
import type { BakedFigure } from '../../baked';
import * as styles from '../Operator/OperatorList.css';

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
