import { exhibit } from '../../../styles/frame.css';
import { Checklist } from '../Checklist/Checklist';
import { Illustration } from '../Illustration/Illustration';
import { FundingNote } from '../Notes/FundingNote';
import { Note } from '../Notes/Note';
import { Blocks } from '../Prose/Blocks';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { DataTable } from './DataTable';
import { drawn } from './TableSection.css';

/** A table with what there is to say about it. */
export function TableSection({ section, tone }: ViewProps<'table'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <div className={exhibit}>
        {section.art && <Illustration art={section.art} className={drawn} />}
        <DataTable table={section} />
        <Note text={section.note} />
        <FundingNote under={section} />
        {section.blocks && <Blocks blocks={section.blocks} />}
        {section.checklist === 'ask' && <Checklist />}
      </div>
    </SectionFrame>
  );
}
