import { trust } from '../../../content/trust';
import * as frame from '../../../styles/frame.css';
import { withForms } from '../../withForms';
import { Illustration } from '../Illustration/Illustration';
import { TextView } from '../Text/TextView';
import * as styles from './TrustStrip.css';

/** What the operator promises of a request, four times in a line. The same on every page that shows it. */
export function TrustStrip() {
  if (!withForms) return null;
  return (
    <section className={styles.band} aria-label="Die Anfrage in Kürze" data-shared="">
      <ul className={`${frame.wrap} ${styles.strip}`}>
        {trust.map((point) => (
          <li key={point.heading}>
            <Illustration art={point.art} />
            <div>
              <b>{point.heading}</b>
              <span>
                <TextView text={point.text} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
