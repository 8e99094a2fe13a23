import type { HomeRecord } from '../../../content/pages/home';
import * as frame from '../../../styles/frame.css';
import { PictureCards } from '../../blocks/Cards/PictureCards';
import { CostBars } from '../../blocks/CostBars/CostBars';
import { Faq } from '../../blocks/Faq/Faq';
import { LeadForm } from '../../blocks/LeadForm/LeadForm';
import { Note } from '../../blocks/Notes/Note';
import { Points } from '../../blocks/Points/Points';
import { SectionFrame } from '../../blocks/SectionFrame/SectionFrame';
import { Sources } from '../../blocks/Sources/Sources';
import { PictureSteps } from '../../blocks/Steps/PictureSteps';
import { TrustStrip } from '../../blocks/TrustStrip/TrustStrip';
import type { Page } from '../../loadPage';
import { withForms } from '../../withForms';
import { HomeHero } from './HomeHero';
import { HousePlanner } from './HousePlanner';

/** The home page (R-HOME). */
export function HomePage({ page: { record } }: { page: Page<HomeRecord> }) {
  return (
    <>
      <HomeHero record={record} />
      <HousePlanner planner={record.planner} titles={record.services.cards.map(({ title }) => title)} />
      <SectionFrame id="leistungen" heading={record.services.heading} intro={record.services.text}>
        <PictureCards cards={record.services.cards} lettered />
      </SectionFrame>
      <SectionFrame id="kosten" heading={record.costs.heading} intro={record.costs.text}>
        <div className={frame.exhibit}>
          <CostBars items={record.costs.items} />
          <Note text={record.costs.note} />
        </div>
      </SectionFrame>
      {withForms && (
        <SectionFrame id="ablauf" heading={record.steps.heading} tone="soft">
          <PictureSteps steps={record.steps.steps} />
        </SectionFrame>
      )}
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
