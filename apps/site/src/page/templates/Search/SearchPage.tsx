import type { SearchRecord } from '../../../content/pages/search';
import { searchHeading } from '../../../islands/searchHeading/SearchHeading';
import { PageHero } from '../../blocks/Hero/PageHero';
import { LeadForm } from '../../blocks/LeadForm/LeadForm';
import { Points } from '../../blocks/Points/Points';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import { Sources } from '../../blocks/Sources/Sources';
import { NumberedSteps } from '../../blocks/Steps/NumberedSteps';
import { Island } from '../../Island';
import type { Page } from '../../page';
import * as styles from './SearchPage.css';

/** The heading keeps room for its longer wording, so that nothing moves when the postcode is known. */
function ReservedHeading() {
  return (
    <span className={styles.reserved} data-longest={searchHeading('00000')}>
      <Island name="searchHeading" as="span" props={{}} />
    </span>
  );
}

/** Search and lead form for a postcode (R-SEARCH). */
export function SearchPage({ page: { record } }: { page: Page<SearchRecord> }) {
  return (
    <>
      <PageHero h1={<ReservedHeading />} lead={record.lead} art={record.art}>
        <Island
          name="postcodeForm"
          props={{
            id: 'plz',
            button: 'Suchen',
            hint: 'Für Angebote aus Ihrer Nähe. Andere Postleitzahl? Einfach ändern.',
            prefilled: true,
          }}
        />
      </PageHero>
      <LeadForm heading={record.form.heading} text={record.form.text} withPostcode />
      <SectionFrame
        id="vorbereiten"
        heading={record.preparation.heading}
        intro={record.preparation.text}
        layout="split"
      >
        <Points points={record.preparation.points} />
      </SectionFrame>
      <SectionFrame id="danach" heading={record.steps.heading} tone="soft">
        <NumberedSteps steps={record.steps.steps} />
      </SectionFrame>
      <Sources />
    </>
  );
}
