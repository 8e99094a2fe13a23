import { FundingNote } from '../Notes/FundingNote';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Blocks } from './Blocks';

/** Running text beside its heading. */
export function ProseSection({ section, tone }: ViewProps<'prose'>) {
  return (
    <SectionFrame {...frameProps(section)} layout="split" tone={tone}>
      <Blocks blocks={section.blocks}>
        <FundingNote under={section} />
      </Blocks>
    </SectionFrame>
  );
}
