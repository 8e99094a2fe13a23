import type { BakedPage } from '../../content/baked';
import type { CityRecord } from '../../content/records';
import { RouteCallToAction } from '../../sections/CallToAction/RouteCallToAction';
import { PictureCards } from '../../sections/Cards/PictureCards';
import { Faq } from '../../sections/Faq/Faq';
import { PageHero } from '../../sections/Hero/PageHero';
import { LeadForm } from '../../sections/Lead/LeadForm';
import { Related } from '../../sections/Related/Related';
import { SectionView } from '../../sections/SectionView/SectionView';
import { Sources } from '../../sections/Sources/Sources';
import { Summary } from '../../sections/Summary/Summary';
import * as frame from '../../styles/frame.css';

/** The energy advisers of a city: its houses first, then the form (R-CITY). */
export function CityPage({ page }: { page: BakedPage<CityRecord> }) {
  const { record } = page;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art}>
        <RouteCallToAction>{record.button}</RouteCallToAction>
      </PageHero>
      <Summary points={record.summary} toc={page.toc} />
      <section className={frame.section} aria-label={`Was ${record.city} ausmacht`}>
        <div className={frame.wrap}>
          <h2 className={frame.heading}>Was {record.city} ausmacht</h2>
          <PictureCards cards={record.features} />
        </div>
      </section>
      {record.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      <LeadForm heading={record.form.heading} text={record.form.text} />
      <Faq questions={record.faq} />
      <Sources />
      <Related paths={record.related} />
    </>
  );
}
