import type { SearchRecord } from '../../../content/pages/search';
import { brokerNote } from '../../../content/shared';
import * as frame from '../../../styles/frame.css';
import { ChecklistLink } from '../../blocks/Checklist/ChecklistLink';
import { Illustration } from '../../blocks/Illustration/Illustration';
import { meanwhile, place, sheet } from '../../blocks/LeadForm/LeadForm.css';
import { Sent } from '../../blocks/LeadForm/Sent';
import { ContactInstead } from '../../blocks/Notes/ContactInstead';
import { OffersPromise } from '../../blocks/Notes/OffersPromise';
import { TextView } from '../../blocks/Text/TextView';
import { useCurrentPage } from '../../currentPage';
import { Island } from '../../Island';
import { leadOf } from '../../leadOf';
import { promisedOffers } from '../../promisedOffers';
import { withForms } from '../../withForms';
import * as styles from './SearchForm.css';
import { unasked } from './SearchPage.css';

/** The form first, under the title that the specification gives it; beside it who gets the request, then what follows (D-BROKER). */
export function SearchForm({ record: { form, steps } }: { record: SearchRecord }) {
  const { route } = useCurrentPage();
  const lead = leadOf(route);
  if (!lead) throw new Error(`site: ${route.path} has a form but no lead in the route table. Add it to routes.ts.`);
  const { anchor, hub } = lead;
  return (
    <section id={anchor} className={styles.stage} aria-labelledby={`${anchor}-titel`}>
      <div className={`${frame.wrap} ${styles.layout}`}>
        <div className={`${sheet} ${styles.card}`}>
          <h2 id={`${anchor}-titel`} className={styles.title} tabIndex={-1}>
            {withForms ? (
              <Island name="searchHeading" as="span" props={{ of: 'form', otherwise: form.heading }} />
            ) : (
              form.heading
            )}
          </h2>
          {withForms ? (
            <>
              <p className={`${styles.small} ${unasked}`}>
                <TextView text={form.text} />
              </p>
              <div className={place}>
                <Island name="leadHub" props={{ lead: hub, title: form.heading, withPostcode: true }} />
                <ChecklistLink before="Bis das Formular wieder da ist:" className={meanwhile} />
              </div>
              <Sent />
            </>
          ) : (
            <ContactInstead />
          )}
        </div>
        {withForms && (
          <aside className={styles.aside} aria-labelledby="danach-titel">
            <OffersPromise />
            <p className={styles.small} data-shared="">
              <TextView text={brokerNote(promisedOffers(route))} target="_self" />
            </p>
            <h2 id="danach-titel" className={styles.asideTitle}>
              {steps.heading}
            </h2>
            <ol className={styles.steps}>
              {steps.steps.map((step) => (
                <li key={step.title}>
                  {step.art && <Illustration art={step.art} decorative className={styles.drawing} />}
                  <h3>{step.title}</h3>
                  <p>
                    <TextView text={step.text} />
                  </p>
                </li>
              ))}
            </ol>
          </aside>
        )}
        <div className={styles.houses}>
          <Illustration art="skyline" />
        </div>
      </div>
    </section>
  );
}
