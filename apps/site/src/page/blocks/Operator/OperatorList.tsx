import * as styles from './OperatorList.css';
import type { OperatorEntry } from './operatorEntry';

/** Data of the operator as labelled lines. Made-up values carry a visible mark (D-OPERATOR). */
export function OperatorList({ entries }: { entries: readonly OperatorEntry[] }) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <div key={entry.label}>
          <dt>
            {entry.label}
            {entry.example && <span className={styles.mark}>Beispieldaten</span>}
          </dt>
          {entry.lines.map((line) => (
            <dd key={line.text}>{line.href ? <a href={line.href}>{line.text}</a> : line.text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
