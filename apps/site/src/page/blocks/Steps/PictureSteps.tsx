import type { Step } from '../../../content/records';
import { Illustration } from '../Illustration/Illustration';
import { TextView } from '../Text/TextView';
import * as styles from './PictureSteps.css';

/** Three steps with a drawing each, standing on the ground line. */
export function PictureSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <div className={styles.clip}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            {step.art && <Illustration art={step.art} decorative />}
            <h3>{step.title}</h3>
            <p>
              <TextView text={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
