import type { Calculation as CalculationData } from '../../../content/records';
import { plainText } from '../../../content/walk';
import * as frame from '../../../styles/frame.css';
import { FigureView } from '../Figures/FigureView';
import { TextView } from '../Text/TextView';
import * as styles from './Calculation.css';

/** A worked example, line by line like a bill: label, sign, value. */
export function Calculation({ calculation }: { calculation: CalculationData }) {
  return (
    <div className={styles.sheet}>
      {calculation.text && (
        <p className={frame.note}>
          <TextView text={calculation.text} />
        </p>
      )}
      {/* Roles by name: browsers drop them when the display of a table changes. */}
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{calculation.title}</caption>
        <tbody role="rowgroup">
          {calculation.lines.map((line) => (
            <tr role="row" key={plainText(line.label)} className={line.result ? styles.result : undefined}>
              <th role="rowheader" scope="row">
                <TextView text={line.label} />
              </th>
              <td role="cell">
                {line.sign && <span className={styles.sign}>{line.sign}</span>} <FigureView figure={line.value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
