import { exhibit } from '../../../styles/frame.css';
import { Checklist } from '../Checklist/Checklist';
import { FundingNote } from '../Notes/FundingNote';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Blocks } from './Blocks';

/** Running text beside its heading. */
export function ProseSection({ section, tone }: ViewProps<'prose'>) {
  const text = (
    <Blocks blocks={section.blocks}>
      <FundingNote under={section} />
    </Blocks>
  );
  return (
    <SectionFrame {...frameProps(section)} layout="split" tone={tone}>
      {section.checklist === 'ask' ? (
        <div className={exhibit}>
          {text}
          <Checklist />
        </div>
      ) : (
        text
      )}
    </SectionFrame>
  );
}
