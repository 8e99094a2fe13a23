import type { Text } from '../../../content/text';
import { plainText } from '../../../content/walk';
import * as frame from '../../../styles/frame.css';
import { FundingNote } from '../Notes/FundingNote';
import { TextView } from '../Text/TextView';
import * as styles from './Summary.css';

export interface SummaryProps {
  points: readonly Text[];
  /** The sentences above it, whose figures on public money share the note below. */
  lead?: Text;
}

/** “Das Wichtigste in Kürze”. */
export function Summary({ points, lead }: SummaryProps) {
  return (
    <section className={styles.band}>
      <div className={frame.wrap}>
        <div className={styles.summary}>
          <h2 className={styles.title}>Das Wichtigste in Kürze</h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={plainText(point)}>
                <TextView text={point} />
              </li>
            ))}
          </ul>
          <FundingNote under={[lead, points]} />
        </div>
      </div>
    </section>
  );
}
