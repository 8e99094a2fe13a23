import type { BakedPage } from '../../content/baked';
import type { InfoRecord } from '../../content/records';
import { PageHero } from '../../sections/Hero/PageHero';
import { SectionView } from '../../sections/SectionView/SectionView';
import { Sources } from '../../sections/Sources/Sources';
import * as frame from '../../styles/frame.css';

/** A page without offers: legal texts and the page about us. */
export function InfoPage({ page: { record } }: { page: BakedPage<InfoRecord> }) {
  return (
    <>
      <PageHero h1={record.h1} lead={record.lead} art={record.art} look="plain">
        {record.dated && <p className={frame.note}>{record.dated}</p>}
      </PageHero>
      {record.sections.map((section, index) => (
        <SectionView
          key={section.heading}
          section={record.numbered ? { ...section, heading: `${index + 1}. ${section.heading}` } : section}
        />
      ))}
      <Sources />
    </>
  );
}
