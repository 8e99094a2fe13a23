import type { BakedPage } from '../../content/baked';
import { landingCities } from '../../content/landingCities';
import type { LandingRecord } from '../../content/records';
import { RouteCallToAction } from '../../sections/CallToAction/RouteCallToAction';
import { Features } from '../../sections/Cards/Features';
import { PictureCards } from '../../sections/Cards/PictureCards';
import { Cities } from '../../sections/Cities/Cities';
import { Closing } from '../../sections/Closing/Closing';
import { Faq } from '../../sections/Faq/Faq';
import { PageHero } from '../../sections/Hero/PageHero';
import { LeadForm } from '../../sections/Lead/LeadForm';
import { Related } from '../../sections/Related/Related';
import { SectionFrame } from '../../sections/SectionFrame/SectionFrame';
import { SectionRun } from '../../sections/SectionView/SectionRun';
import { SectionView } from '../../sections/SectionView/SectionView';
import { Sources } from '../../sections/Sources/Sources';
import { NumberedSteps } from '../../sections/Steps/NumberedSteps';
import { Summary } from '../../sections/Summary/Summary';
import { TrustStrip } from '../../sections/TrustStrip/TrustStrip';

/** A trade page; sections stand in the order of the specification (R-LAND-12). */
export function LandingPage({ page }: { page: BakedPage<LandingRecord> }) {
  const { record } = page;
  const { services, technologies, cities, benefits, steps, form, guide, closing } = record;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art} look="garden">
        <RouteCallToAction>{record.button}</RouteCallToAction>
      </PageHero>
      <SectionFrame id="leistungen" heading={services.heading} intro={services.text}>
        <PictureCards cards={services.cards} />
      </SectionFrame>
      {technologies && (
        <>
          <SectionFrame id="techniken" heading={technologies.heading} intro={technologies.text}>
            <PictureCards cards={technologies.cards} />
          </SectionFrame>
          <SectionView section={technologies.chart} />
        </>
      )}
      <SectionFrame id="staedte" heading={cities.heading} tone="soft">
        <Cities lists={[{ title: '', cities: landingCities }]} note={cities.text} />
      </SectionFrame>
      <SectionFrame id="vorteile" heading={benefits.heading} intro={benefits.text} layout="split">
        <Features cards={benefits.cards} />
      </SectionFrame>
      <SectionFrame id="ablauf" heading={steps.heading} tone="soft">
        <NumberedSteps steps={steps.steps} />
      </SectionFrame>
      <LeadForm heading={form.heading} text={form.text} />
      <TrustStrip />
      <Summary heading={guide.heading} points={record.summary} toc={page.toc} />
      <SectionRun sections={guide.sections} last="plain" />
      <Faq questions={record.faq} />
      <Sources />
      <Related paths={record.related} />
      <Closing id="schluss" heading={closing.heading} text={closing.text} button={closing.button} />
    </>
  );
}
