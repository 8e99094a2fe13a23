import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { BakedPage } from '../../content/baked';
import type { SearchRecord } from '../../content/pages/search';
import { PageHero } from '../../sections/Hero/PageHero';
import { LeadForm } from '../../sections/Lead/LeadForm';
import { Points } from '../../sections/Points/Points';
import { PostcodeForm } from '../../sections/PostcodeForm/PostcodeForm';
import { SectionFrame } from '../../sections/SectionFrame/SectionFrame';
import { Sources } from '../../sections/Sources/Sources';
import { NumberedSteps } from '../../sections/Steps/NumberedSteps';
import { postcodeOf } from './postcodeOf';

const never = () => () => {};

/** The postcode of the address, unknown while hydrating, because the prerendered page knows no query. */
function usePostcode(): string | undefined {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => postcodeOf(search),
    () => undefined,
  );
}

/** The heading of the form for a postcode, or for none (R-SEARCH-04, R-SEARCH-05). */
export function searchHeading(postcode: string | undefined): string {
  return postcode ? `Jetzt Handwerker in ${postcode} und in der Nähe finden` : 'Jetzt Handwerker in der Nähe finden';
}

/** Search and lead form for a postcode (R-SEARCH). */
export function SearchPage({ page: { record } }: { page: BakedPage<SearchRecord> }) {
  const postcode = usePostcode();
  return (
    <>
      <PageHero h1={searchHeading(postcode)} lead={record.lead} art={record.art}>
        <PostcodeForm
          key={postcode ?? ''}
          id="plz"
          button="Suchen"
          hint="Für Angebote aus Ihrer Nähe. Andere Postleitzahl? Einfach ändern."
          postcode={postcode ?? ''}
        />
      </PageHero>
      <LeadForm heading={record.form.heading} text={record.form.text} postcode={postcode} />
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
