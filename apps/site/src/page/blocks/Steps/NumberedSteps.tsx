import type { Step } from '../../../content/records';
import { TextView } from '../Text/TextView';
import * as styles from './NumberedSteps.css';

/** As many as have room beside each other. */
const FEW = 3;

/** Steps in a row, joined by a dashed line; one below the other where it is narrow. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={steps.length > FEW ? styles.steps : `${styles.steps} ${styles.few}`}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>
            <TextView text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
