import type { InfoRecord } from '../../../content/records';
import * as frame from '../../../styles/frame.css';
import type { BakedPage } from '../../baked';
import { PageHero } from '../../blocks/Hero/PageHero';
import { SectionRun } from '../../blocks/SectionView/SectionRun';
import { Sources } from '../../blocks/Sources/Sources';

/** A page without offers: legal texts and the page about us. */
export function InfoPage({ page: { record } }: { page: BakedPage<InfoRecord> }) {
  const sections = record.numbered
    ? record.sections.map((section, index) => ({ ...section, heading: `${index + 1}. ${section.heading}` }))
    : record.sections;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art} look="plain">
        {record.dated && <p className={frame.note}>{record.dated}</p>}
      </PageHero>
      <SectionRun sections={sections} last="plain" />
      <Sources />
    </>
  );
}
