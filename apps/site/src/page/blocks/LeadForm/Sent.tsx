import { buttonVariants } from '@sanierungsweg/ui/button';
import type { IntegrationKey } from '../../../../settings/integrations';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { afterRequest, firstAnswer } from '../../../content/shared';
import { SENT_ID } from '../../../islands/leadHub/sent';
import { stack } from '../../../styles/frame.css';
import * as ways from '../../../ways';
import { useCurrentPage } from '../../currentPage';
import { promisedOffers } from '../../promisedOffers';
import { ChecklistLink } from '../Checklist/ChecklistLink';
import { Illustration } from '../Illustration/Illustration';
import { TextView } from '../Text/TextView';
import * as styles from './LeadForm.css';

/** What is asked for by these forms may be funded, whichever page they stand on. */
const FUNDED: readonly (IntegrationKey | null | undefined)[] = [
  'home',
  'insulation',
  'heating',
  'energyAdvisor',
  'windows',
];

/** What a visitor can do while firms answer. Shown by `showSent` once the provider tells that a request was sent. */
export function Sent() {
  const { route } = useCurrentPage();
  const offers = promisedOffers(route);
  if (!offers) return null;
  return (
    <div id={SENT_ID} hidden data-shared="">
      <section className={`${stack} ${styles.sent}`} aria-label="So geht es weiter">
        <h3>So geht es weiter</h3>
        <p>
          <TextView text={firstAnswer(offers)} />
        </p>
        <ol className={styles.next}>
          {Object.values(afterRequest).map(({ art, title }) => (
            <li key={art}>
              <Illustration art={art} decorative scripted />
              {title}
            </li>
          ))}
        </ol>
        <p>
          <SiteLink to={ways.afterSending}>Wer ruft an? Wie sage ich ab? Die Antworten</SiteLink>
        </p>
        {FUNDED.includes(route.lead?.integration) && (
          <>
            <p>
              <strong>Erst die Förderung, dann der Vertrag.</strong> Bei Zuschuss und Kredit gilt: zuerst beantragen,
              dann beauftragen. Verlangt das Programm vorher einen Vertrag, darf er nur mit der Zusage gelten.
            </p>
            <p>
              <SiteLink to={ways.funding} className={buttonVariants({ variant: 'outline' })}>
                Passende Förderung finden
              </SiteLink>
            </p>
          </>
        )}
        <p>
          <strong>Angebote nebeneinanderlegen.</strong> Gleiche Leistung, gleicher Umfang, gleiche Annahmen: Nur dann
          lassen sich Preise vergleichen. Fragen Sie nach, was nicht enthalten ist.
        </p>
        <ChecklistLink before="Zum Abhaken und Ausdrucken:" />
      </section>
    </div>
  );
}
