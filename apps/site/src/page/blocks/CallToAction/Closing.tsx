import type { Text } from '../../../content/text';
import * as frame from '../../../styles/frame.css';
import { withForms } from '../../withForms';
import { Illustration } from '../Illustration/Illustration';
import { ContactInstead } from '../Notes/ContactInstead';
import { OffersPromise } from '../Notes/OffersPromise';
import { TextView } from '../Text/TextView';
import * as styles from './Closing.css';
import { RouteCallToAction } from './RouteCallToAction';

export interface ClosingProps {
  id: string;
  heading: string;
  text: Text;
  button: string;
  /** Repeats what the operator promises: where the form stands on another page. */
  withPromise?: boolean;
}

/** The last call of a page, above the row of houses on the ground line. */
export function Closing({ id, heading, text, button, withPromise = false }: ClosingProps) {
  return (
    <section id={id} className={styles.closing}>
      <div className={`${frame.wrap} ${styles.content}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {withForms ? (
            <p className={frame.intro}>
              <TextView text={text} />
            </p>
          ) : (
            <ContactInstead />
          )}
          {withPromise && <OffersPromise />}
        </div>
        {withForms && <RouteCallToAction size="xl">{button}</RouteCallToAction>}
      </div>
      <div className={frame.wrap}>
        <Illustration art="skyline" className={styles.skyline} />
      </div>
    </section>
  );
}
