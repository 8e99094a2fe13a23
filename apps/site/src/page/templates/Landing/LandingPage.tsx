import { landingCities } from '../../../content/landingCities';
import type { LandingRecord } from '../../../content/records';
import * as frame from '../../../styles/frame.css';
import { Closing } from '../../blocks/CallToAction/Closing';
import { HeroCall } from '../../blocks/CallToAction/HeroCall';
import { Features } from '../../blocks/Cards/Features';
import { PictureCards } from '../../blocks/Cards/PictureCards';
import { Cities } from '../../blocks/Cities/Cities';
import { Folded } from '../../blocks/Contents/Folded';
import { Faq } from '../../blocks/Faq/Faq';
import { PageHero } from '../../blocks/Hero/PageHero';
import { KeyFigures } from '../../blocks/KeyFigures/KeyFigures';
import { LeadForm } from '../../blocks/LeadForm/LeadForm';
import { Note } from '../../blocks/Notes/Note';
import { Related } from '../../blocks/Related/Related';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import { SectionRun } from '../../blocks/SectionView/SectionRun';
import { Sources } from '../../blocks/Sources/Sources';
import { NumberedSteps } from '../../blocks/Steps/NumberedSteps';
import { Opening } from '../../blocks/Summary/Opening';
import { TextView } from '../../blocks/Text/TextView';
import { TrustStrip } from '../../blocks/TrustStrip/TrustStrip';
import type { Page } from '../../loadPage';
import { withForms } from '../../withForms';

/** A trade page: the short answer and the contents first, then the sections in the order of the specification (R-LAND-12). */
export function LandingPage({ page }: { page: Page<LandingRecord> }) {
  const { record } = page;
  const { services, technologies, noPrice, cities, benefits, steps, form, guide, closing } = record;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art}>
        <HeroCall>{record.button}</HeroCall>
      </PageHero>
      <KeyFigures figures={record.keyFigures} />
      <Opening lead={record.lead} points={record.summary} toc={page.toc} />
      <SectionFrame id="leistungen" heading={services.heading} intro={services.text}>
        <PictureCards cards={services.cards} />
      </SectionFrame>
      {technologies && (
        <SectionFrame id="techniken" heading={technologies.heading} intro={technologies.text}>
          <div className={frame.exhibit}>
            <PictureCards cards={technologies.cards} />
            <Note text={technologies.note} />
          </div>
        </SectionFrame>
      )}
      {noPrice && (
        <SectionFrame id="preis" heading={noPrice.heading} layout="split">
          <p>
            <TextView text={noPrice.text} />
          </p>
        </SectionFrame>
      )}
      {withForms && (
        <SectionFrame id="staedte" heading={cities.heading} tone="soft">
          <Cities lists={[{ title: '', cities: landingCities }]} note={cities.text} />
        </SectionFrame>
      )}
      <SectionFrame id="vorteile" heading={benefits.heading} intro={benefits.text} layout="split">
        <Features cards={benefits.cards} />
      </SectionFrame>
      {withForms && (
        <SectionFrame id="ablauf" heading={steps.heading} tone="soft">
          <NumberedSteps steps={steps.steps} />
        </SectionFrame>
      )}
      <LeadForm heading={form.heading} text={form.text} />
      <TrustStrip />
      <div className={frame.wrap}>
        <h2 className={frame.partTitle}>{guide.heading}</h2>
      </div>
      <Folded summary="Ratgeber lesen" count={guide.sections.length}>
        <SectionRun sections={guide.sections} last="plain" />
      </Folded>
      <Related pages={page.related} />
      <Faq questions={record.faq} />
      <Sources />
      {withForms && <Closing id="schluss" heading={closing.heading} text={closing.text} button={closing.button} />}
    </>
  );
}
