import type { BakedPage } from '../../content/baked';
import type { SearchRecord } from '../../content/pages/search';
import { Island } from '../../islands/Island';
import { PageHero } from '../../sections/Hero/PageHero';
import { LeadForm } from '../../sections/Lead/LeadForm';
import { Points } from '../../sections/Points/Points';
import { SectionFrame } from '../../sections/SectionFrame/SectionFrame';
import { Sources } from '../../sections/Sources/Sources';
import { NumberedSteps } from '../../sections/Steps/NumberedSteps';

/** Search and lead form for a postcode (R-SEARCH). */
export function SearchPage({ page: { record } }: { page: BakedPage<SearchRecord> }) {
  return (
    <>
      <PageHero h1={<Island name="searchHeading" as="span" props={{}} />} lead={record.lead} art={record.art}>
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
      <SectionFrame id="vorbereiten" heading={record.preparation.heading} intro={record.preparation.text} look="split">
        <Points points={record.preparation.points} />
      </SectionFrame>
      <SectionFrame id="danach" heading={record.steps.heading} look="soft">
        <NumberedSteps steps={record.steps.steps} />
      </SectionFrame>
      <Sources />
    </>
  );
}
