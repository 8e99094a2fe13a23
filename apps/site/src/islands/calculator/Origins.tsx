import * as styles from './Calculator.css';
import type { ToolFigure } from './figure';

/** Where our numbers come from, for the sheet printed alone. */
export function Origins({ figures }: { figures: Readonly<Record<string, ToolFigure>> }) {
  return (
    <div className={styles.origins}>
      <h3>Unsere Angaben und ihre Herkunft</h3>
      <ul>
        {Object.values(figures).map(({ label, text, source, conflict }) => (
          <li key={label}>
            {label}: {text}. {source}. {conflict}
          </li>
        ))}
      </ul>
    </div>
  );
}
