import type { BakedPage } from '../../content/baked';
import type { HomeRecord } from '../../content/pages/home';
import { PictureCards } from '../../sections/Cards/PictureCards';
import { Faq } from '../../sections/Faq/Faq';
import { LeadForm } from '../../sections/Lead/LeadForm';
import { Points } from '../../sections/Points/Points';
import { SectionFrame } from '../../sections/SectionFrame/SectionFrame';
import { Sources } from '../../sections/Sources/Sources';
import { PictureSteps } from '../../sections/Steps/PictureSteps';
import { TrustStrip } from '../../sections/TrustStrip/TrustStrip';
import { HomeHero } from './HomeHero';

/** The home page (R-HOME). */
export function HomePage({ page: { record } }: { page: BakedPage<HomeRecord> }) {
  return (
    <>
      <HomeHero record={record} />
      <SectionFrame id="leistungen" heading={record.services.heading} intro={record.services.text}>
        <PictureCards cards={record.services.cards} lettered />
      </SectionFrame>
      <SectionFrame id="ablauf" heading={record.steps.heading} tone="soft">
        <PictureSteps steps={record.steps.steps} />
      </SectionFrame>
      <SectionFrame id="reihenfolge" heading={record.order.heading} intro={record.order.text} layout="split">
        <Points points={record.order.points} />
      </SectionFrame>
      <TrustStrip />
      <LeadForm heading={record.form.heading} text={record.form.text} points={record.form.points} />
      <Faq questions={record.faq} />
      <Sources />
    </>
  );
}
