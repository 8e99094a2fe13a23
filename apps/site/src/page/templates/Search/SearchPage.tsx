import { DottedLine } from '../../../browser/shell/DottedLine';
import type { SearchRecord } from '../../../content/pages/search';
import { promiseParts } from '../../../content/shared';
import { plainText } from '../../../content/walk';
import * as frame from '../../../styles/frame.css';
import { skyline } from '../../blocks/CallToAction/Closing.css';
import { AllChecklists } from '../../blocks/Checklist/AllChecklists';
import { Faq } from '../../blocks/Faq/Faq';
import { PageTrail } from '../../blocks/Hero/PageTrail';
import { Illustration } from '../../blocks/Illustration/Illustration';
import { ContactInstead } from '../../blocks/Notes/ContactInstead';
import { Points } from '../../blocks/Points/Points';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import { Sources } from '../../blocks/Sources/Sources';
import { TextView } from '../../blocks/Text/TextView';
import { useCurrentPage } from '../../currentPage';
import { Island } from '../../Island';
import type { Page } from '../../loadPage';
import { promisedOffers } from '../../promisedOffers';
import { withForms } from '../../withForms';
import { SearchForm } from './SearchForm';
import * as styles from './SearchPage.css';

/** Search and lead form (R-SEARCH). Without a postcode the page asks for one; with it, one line above the form. */
export function SearchPage({ page: { record } }: { page: Page<SearchRecord> }) {
  const { route } = useCurrentPage();
  const offers = promisedOffers(route);
  const promise = offers ? promiseParts(offers).map(plainText) : [];
  return (
    <>
      <div className={styles.hero}>
        <div className={`${frame.wrap} ${styles.copy}`}>
          <div className={styles.unasked}>
            <PageTrail />
          </div>
          <h1 className={styles.title} tabIndex={-1}>
            {withForms ? (
              <Island name="searchHeading" as="span" props={{ of: 'page', otherwise: record.h1 }} />
            ) : (
              record.h1
            )}
          </h1>
          {withForms ? (
            <>
              <p className={`${styles.lead} ${styles.unasked}`}>
                <TextView text={record.lead} />
              </p>
              <Island name="postcodeForm" props={{ id: 'plz', button: 'Weiter', hint: promise, prefilled: true }} />
              <DottedLine parts={promise} className={styles.promise} data-shared="" />
            </>
          ) : (
            <ContactInstead />
          )}
        </div>
        <div className={`${frame.wrap} ${styles.unasked}`}>
          <Illustration art="skyline" className={skyline} />
        </div>
      </div>
      <SearchForm record={record} />
      <SectionFrame
        id="vorbereiten"
        heading={record.preparation.heading}
        intro={record.preparation.text}
        layout="split"
      >
        <div>
          <Points points={record.preparation.points} />
          <AllChecklists />
        </div>
      </SectionFrame>
      {record.faq.length > 0 && <Faq questions={record.faq} />}
      <Sources />
    </>
  );
}
