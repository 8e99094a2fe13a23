import { stack } from '../../../styles/frame.css';
import { Blocks } from '../Prose/Blocks';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { OperatorList } from './OperatorList';

/** Data of the operator, with what there is to say about them. */
export function OperatorSection({ section, tone }: ViewProps<'operator'>) {
  return (
    <SectionFrame {...frameProps(section)} layout="split" tone={tone}>
      <div className={stack}>
        <OperatorList entries={section.entries} />
        {section.blocks && <Blocks blocks={section.blocks} />}
      </div>
    </SectionFrame>
  );
}
