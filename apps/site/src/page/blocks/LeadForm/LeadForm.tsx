import { InlineIcon } from '../../../browser/shell/InlineIcon';
import { brokerNote } from '../../../content/shared';
import type { Text } from '../../../content/text';
import { plainText } from '../../../content/walk';
import * as frame from '../../../styles/frame.css';
import { useCurrentPage } from '../../currentPage';
import { Island } from '../../Island';
import { leadOf } from '../../leadOf';
import { promisedOffers } from '../../promisedOffers';
import { withForms } from '../../withForms';
import { skyline } from '../CallToAction/Closing.css';
import { ChecklistLink } from '../Checklist/ChecklistLink';
import { Illustration } from '../Illustration/Illustration';
import { ContactInstead } from '../Notes/ContactInstead';
import { OffersPromise } from '../Notes/OffersPromise';
import { TextView } from '../Text/TextView';
import * as styles from './LeadForm.css';
import { Sent } from './Sent';

export interface LeadFormProps {
  heading: string;
  text: Text;
  points?: readonly Text[];
  /** Hands the postcode of the address to the provider's form. */
  withPostcode?: boolean;
}

/**
 * The lead form of the route, in the section that its anchor names: heading and what happens with the request on one
 * side, the provider's form on the other (D-BROKER).
 */
export function LeadForm({ heading, text, points, withPostcode = false }: LeadFormProps) {
  const { route } = useCurrentPage();
  const lead = leadOf(route);
  if (!lead) throw new Error(`site: ${route.path} has a form but no lead in the route table. Add it to routes.ts.`);
  const { anchor, hub } = lead;
  return (
    <section
      id={anchor}
      className={`${frame.section} ${frame.sunny} ${styles.drawn}`}
      aria-labelledby={`${anchor}-titel`}
    >
      <div className={`${frame.wrap} ${styles.layout}`}>
        <div className={styles.aside}>
          <h2 id={`${anchor}-titel`} tabIndex={-1}>
            {heading}
          </h2>
          {withForms && (
            <>
              <p className={frame.intro}>
                <TextView text={text} />
              </p>
              {points && (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={plainText(point)}>
                      <InlineIcon name="check" />
                      <span>
                        <TextView text={point} />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
              <OffersPromise />
              <p className={styles.broker} data-shared="">
                <TextView text={brokerNote(promisedOffers(route))} target="_self" />
              </p>
            </>
          )}
        </div>
        <div className={`${styles.sheet} ${styles.place}`}>
          {withForms ? (
            <>
              <Island
                name="leadHub"
                props={{ lead: hub, title: heading, withPostcode, logged: route.lead?.integration === 'insulation' }}
              />
              <ChecklistLink before="Bis das Formular wieder da ist:" className={styles.meanwhile} />
              <Sent />
            </>
          ) : (
            <>
              <ContactInstead />
              <ChecklistLink before="Was Sie Betriebe fragen:" />
            </>
          )}
        </div>
      </div>
      <div className={`${frame.wrap} ${styles.houses}`}>
        <Illustration art="skyline" className={skyline} />
      </div>
    </section>
  );
}
