import type { CityRecord } from '../../../content/records';
import { HeroCall } from '../../blocks/CallToAction/HeroCall';
import { Features } from '../../blocks/Cards/Features';
import { Faq } from '../../blocks/Faq/Faq';
import { PageHero } from '../../blocks/Hero/PageHero';
import { LeadForm } from '../../blocks/LeadForm/LeadForm';
import { Related } from '../../blocks/Related/Related';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import { SectionRun } from '../../blocks/SectionView/SectionRun';
import { Sources } from '../../blocks/Sources/Sources';
import { Summary } from '../../blocks/Summary/Summary';
import type { Page } from '../../page';

/** The energy advisers of a city: its houses first, then the form (R-CITY). */
export function CityPage({ page }: { page: Page<CityRecord> }) {
  const { record } = page;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art}>
        <HeroCall>{record.button}</HeroCall>
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
