import type { LabelledValue } from '../../../content/records';
import type { Figure } from '../../../figures/figure';
import { formatFigure } from '../../../figures/format';
import * as styles from '../Operator/OperatorList.css';
import { strip } from '../TrustStrip/TrustStrip.css';

/** Figures that the operator states about itself. */
export function Claims({ claims }: { claims: readonly LabelledValue<Figure>[] }) {
  return (
    <dl className={`${styles.claims} ${strip}`}>
      {claims.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatFigure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
