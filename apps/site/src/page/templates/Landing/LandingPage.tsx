import { landingCities } from '../../../content/landingCities';
import type { LandingRecord } from '../../../content/records';
import { Closing } from '../../blocks/CallToAction/Closing';
import { HeroCall } from '../../blocks/CallToAction/HeroCall';
import { Features } from '../../blocks/Cards/Features';
import { PictureCards } from '../../blocks/Cards/PictureCards';
import { Cities } from '../../blocks/Cities/Cities';
import { Faq } from '../../blocks/Faq/Faq';
import { PageHero } from '../../blocks/Hero/PageHero';
import { LeadForm } from '../../blocks/LeadForm/LeadForm';
import { Related } from '../../blocks/Related/Related';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import { SectionRun } from '../../blocks/SectionView/SectionRun';
import { SectionView } from '../../blocks/SectionView/SectionView';
import { Sources } from '../../blocks/Sources/Sources';
import { NumberedSteps } from '../../blocks/Steps/NumberedSteps';
import { Summary } from '../../blocks/Summary/Summary';
import { TextView } from '../../blocks/Text/TextView';
import { TrustStrip } from '../../blocks/TrustStrip/TrustStrip';
import type { Page } from '../../page';

/** A trade page; sections stand in the order of the specification (R-LAND-12). */
export function LandingPage({ page }: { page: Page<LandingRecord> }) {
  const { record } = page;
  const { services, technologies, noPrice, cities, benefits, steps, form, guide, closing } = record;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art}>
        <HeroCall>{record.button}</HeroCall>
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
      {noPrice && (
        <SectionFrame id="preis" heading={noPrice.heading} layout="split">
          <p>
            <TextView text={noPrice.text} />
          </p>
        </SectionFrame>
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
