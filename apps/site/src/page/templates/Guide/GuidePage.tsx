import type { GuideRecord } from '../../../content/records';
import { HeroCall } from '../../blocks/CallToAction/HeroCall';
import { Reading } from '../../blocks/Contents/Reading';
import { Faq } from '../../blocks/Faq/Faq';
import { PageHero } from '../../blocks/Hero/PageHero';
import { KeyFigures } from '../../blocks/KeyFigures/KeyFigures';
import { NextSteps } from '../../blocks/NextSteps/NextSteps';
import { Related } from '../../blocks/Related/Related';
import { SectionView } from '../../blocks/SectionView/SectionView';
import { Sources } from '../../blocks/Sources/Sources';
import { Summary } from '../../blocks/Summary/Summary';
import type { Page } from '../../loadPage';

/** A topic, its cost, its funding or its specialists. The record orders the sections; the frame is the same. */
export function GuidePage({ page }: { page: Page<GuideRecord> }) {
  const { record } = page;
  const closing = record.sections.at(-1)?.type === 'callToAction' ? record.sections.at(-1) : undefined;
  const sections = closing ? record.sections.slice(0, -1) : record.sections;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art}>
        <HeroCall>{record.button}</HeroCall>
      </PageHero>
      <KeyFigures figures={record.keyFigures} />
      <Reading toc={page.toc} button={record.button}>
        <Summary points={record.summary} lead={record.lead} />
        {sections.map((section) => (
          <SectionView key={section.heading} section={section} />
        ))}
        <NextSteps heading={record.next.heading} steps={record.next.steps} />
      </Reading>
      <Related pages={page.related} />
      <Faq questions={record.faq} />
      <Sources />
      {closing && <SectionView section={closing} />}
    </>
  );
}
