import type { InfoRecord } from '../../../content/records';
import * as frame from '../../../styles/frame.css';
import { PageHero } from '../../blocks/Hero/PageHero';
import { SectionRun } from '../../blocks/SectionView/SectionRun';
import { Sources } from '../../blocks/Sources/Sources';
import { sectionId } from '../../blocks/sectionId';
import type { Page } from '../../loadPage';

/** A page without offers: legal texts and the page about us. */
export function InfoPage({ page: { record } }: { page: Page<InfoRecord> }) {
  const sections = record.numbered
    ? record.sections.map((section, index) => ({
        ...section,
        id: sectionId(section),
        heading: `${index + 1}. ${section.heading}`,
      }))
    : record.sections;
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art}>
        {record.dated && <p className={frame.note}>{record.dated}</p>}
      </PageHero>
      <SectionRun sections={sections} last="plain" />
      <Sources />
    </>
  );
}
