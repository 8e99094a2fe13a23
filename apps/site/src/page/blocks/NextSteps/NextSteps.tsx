import type { Text } from '../../../content/text';
import { plainText } from '../../../content/walk';
import * as frame from '../../../styles/frame.css';
import { ChecklistLink } from '../Checklist/ChecklistLink';
import { TextView } from '../Text/TextView';
import * as styles from './NextSteps.css';

/** What a reader does next, in order. */
export function NextSteps({ heading, steps }: { heading: string; steps: readonly Text[] }) {
  return (
    <section id="naechste-schritte" className={frame.section}>
      <div className={`${frame.wrap} ${frame.twoColumns}`}>
        <h2>{heading}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={plainText(step)}>
              <TextView text={step} />
            </li>
          ))}
        </ol>
        <ChecklistLink before="Angebote vergleichen:" className={styles.checklist} />
      </div>
    </section>
  );
}
