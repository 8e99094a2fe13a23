import type { Baked } from '../../content/baked';
import { plainText } from '../../content/plainText';
import type { Calculation as CalculationData } from '../../content/records';
import * as frame from '../../styles/frame.css';
import { TextView } from '../Text/TextView';
import * as styles from './Calculation.css';

/** A worked example, line by line like a bill: label, sign, value. */
export function Calculation({ calculation }: { calculation: Baked<CalculationData> }) {
  return (
    <div className={styles.sheet}>
      {calculation.text && (
        <p className={frame.note}>
          <TextView text={calculation.text} />
        </p>
      )}
      <table className={styles.table}>
        <caption className={styles.caption}>{calculation.title}</caption>
        <tbody>
          {calculation.lines.map((line) => (
            <tr key={plainText(line.label)} className={line.result ? styles.result : undefined}>
              <th scope="row">
                <TextView text={line.label} />
              </th>
              <td>
                {line.sign && <span className={styles.sign}>{line.sign}</span>} {line.value.text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
