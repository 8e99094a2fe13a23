import type { PartnerRecord } from '../../../content/records';
import { HeroCall } from '../../blocks/CallToAction/HeroCall';
import { Features } from '../../blocks/Cards/Features';
import { PictureCards } from '../../blocks/Cards/PictureCards';
import { Faq } from '../../blocks/Faq/Faq';
import { PageHero } from '../../blocks/Hero/PageHero';
import { LeadForm } from '../../blocks/LeadForm/LeadForm';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import { SectionView } from '../../blocks/SectionView/SectionView';
import { Sources } from '../../blocks/Sources/Sources';
import { NumberedSteps } from '../../blocks/Steps/NumberedSteps';
import type { Page } from '../../loadPage';
import { withForms } from '../../withForms';

/** Trade businesses apply as partners (R-PART). */
export function PartnerPage({ page: { record } }: { page: Page<PartnerRecord> }) {
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art}>
        <HeroCall>{record.button}</HeroCall>
      </PageHero>
      <SectionView section={record.audience} />
      <SectionFrame
        id="voraussetzungen"
        heading={record.requirements.heading}
        {...(withForms ? { intro: record.requirements.text } : {})}
        tone="soft"
      >
        <PictureCards cards={record.requirements.cards} />
      </SectionFrame>
      <SectionFrame id="vorteile" heading={record.benefits.heading} intro={record.benefits.text} layout="split">
        <Features cards={record.benefits.cards} />
      </SectionFrame>
      {withForms && (
        <SectionFrame id="ablauf" heading={record.process.heading} tone="soft">
          <NumberedSteps steps={record.process.steps} />
        </SectionFrame>
      )}
      <SectionView section={record.cost} />
      <LeadForm heading={record.form.heading} text={record.form.text} />
      <Faq questions={record.faq} />
      <Sources />
    </>
  );
}
