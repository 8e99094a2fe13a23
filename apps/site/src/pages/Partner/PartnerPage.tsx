import type { BakedPage } from '../../content/baked';
import type { PartnerRecord } from '../../content/records';
import { RouteCallToAction } from '../../sections/CallToAction/RouteCallToAction';
import { Features } from '../../sections/Cards/Features';
import { PictureCards } from '../../sections/Cards/PictureCards';
import { Faq } from '../../sections/Faq/Faq';
import { PageHero } from '../../sections/Hero/PageHero';
import { LeadForm } from '../../sections/Lead/LeadForm';
import { SectionFrame } from '../../sections/SectionFrame/SectionFrame';
import { SectionView } from '../../sections/SectionView/SectionView';
import { NumberedSteps } from '../../sections/Steps/NumberedSteps';

/** Trade businesses apply as partners (R-PART). */
export function PartnerPage({ page: { record } }: { page: BakedPage<PartnerRecord> }) {
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art} look="garden">
        <RouteCallToAction>{record.button}</RouteCallToAction>
      </PageHero>
      <SectionView section={record.audience} />
      <SectionFrame
        id="voraussetzungen"
        heading={record.requirements.heading}
        intro={record.requirements.text}
        tone="soft"
      >
        <PictureCards cards={record.requirements.cards} />
      </SectionFrame>
      <SectionFrame id="vorteile" heading={record.benefits.heading} intro={record.benefits.text} layout="split">
        <Features cards={record.benefits.cards} />
      </SectionFrame>
      <SectionFrame id="ablauf" heading={record.process.heading} tone="soft">
        <NumberedSteps steps={record.process.steps} />
      </SectionFrame>
      <SectionView section={record.cost} />
      <LeadForm heading={record.form.heading} text={record.form.text} />
      <Faq questions={record.faq} />
    </>
  );
}
