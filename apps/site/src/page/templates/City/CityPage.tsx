import type { CityRecord } from '../../../content/records';
import { HeroCall } from '../../blocks/CallToAction/HeroCall';
import { Features } from '../../blocks/Cards/Features';
import { Reading } from '../../blocks/Contents/Reading';
import { Faq } from '../../blocks/Faq/Faq';
import { PageHero } from '../../blocks/Hero/PageHero';
import { KeyFigures } from '../../blocks/KeyFigures/KeyFigures';
import { LeadForm } from '../../blocks/LeadForm/LeadForm';
import { FundingNote } from '../../blocks/Notes/FundingNote';
import { Related } from '../../blocks/Related/Related';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import { SectionView } from '../../blocks/SectionView/SectionView';
import { Sources } from '../../blocks/Sources/Sources';
import { Summary } from '../../blocks/Summary/Summary';
import type { Page } from '../../loadPage';

/** The energy advisers of a city: its houses first, then the form (R-CITY). */
export function CityPage({ page }: { page: Page<CityRecord> }) {
  const { record } = page;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art} caption={record.caption}>
        <HeroCall>{record.button}</HeroCall>
      </PageHero>
      <KeyFigures figures={record.keyFigures} />
      <Reading toc={page.toc} button={record.button}>
        <Summary points={record.summary} lead={record.lead} />
        <SectionFrame id="stadt" heading={`Was ${record.city} ausmacht`}>
          <Features cards={record.features} />
          <FundingNote under={record.features} />
        </SectionFrame>
        {record.sections.map((section) => (
          <SectionView key={section.heading} section={section} />
        ))}
      </Reading>
      <LeadForm heading={record.form.heading} text={record.form.text} />
      <Related pages={page.related} />
      <Faq questions={record.faq} />
      <Sources />
    </>
  );
}
