import { stack } from '../../../styles/frame.css';
import { Blocks } from '../Prose/Blocks';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { OperatorList } from './OperatorList';
import { operatorEntry } from './operatorEntry';

/** Data of the operator, with what there is to say about them. */
export function OperatorSection({ section, tone }: ViewProps<'operator'>) {
  return (
    <SectionFrame {...frameProps(section)} layout="split" tone={tone}>
      <div className={stack}>
        <OperatorList entries={section.fields.flatMap((field) => operatorEntry(field) ?? [])} />
        {section.blocks && <Blocks blocks={section.blocks} />}
      </div>
    </SectionFrame>
  );
}
