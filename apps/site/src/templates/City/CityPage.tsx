import type { BakedPage } from '../../content/baked';
import type { CityRecord } from '../../content/records';
import { RouteCallToAction } from '../../sections/CallToAction/RouteCallToAction';
import { Features } from '../../sections/Cards/Features';
import { Faq } from '../../sections/Faq/Faq';
import { PageHero } from '../../sections/Hero/PageHero';
import { LeadForm } from '../../sections/Lead/LeadForm';
import { Related } from '../../sections/Related/Related';
import { SectionFrame } from '../../sections/SectionFrame/SectionFrame';
import { SectionRun } from '../../sections/SectionView/SectionRun';
import { Sources } from '../../sections/Sources/Sources';
import { Summary } from '../../sections/Summary/Summary';

/** The energy advisers of a city: its houses first, then the form (R-CITY). */
export function CityPage({ page }: { page: BakedPage<CityRecord> }) {
  const { record } = page;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art} look="sky">
        <RouteCallToAction>{record.button}</RouteCallToAction>
      </PageHero>
      <Summary points={record.summary} toc={page.toc} />
      <SectionFrame id="stadt" heading={`Was ${record.city} ausmacht`}>
        <Features cards={record.features} />
      </SectionFrame>
      <SectionRun sections={record.sections} last="plain" />
      <LeadForm heading={record.form.heading} text={record.form.text} />
      <Faq questions={record.faq} />
      <Sources />
      <Related paths={record.related} />
    </>
  );
}
