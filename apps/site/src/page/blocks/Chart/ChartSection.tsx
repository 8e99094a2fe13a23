import { exhibit, panel } from '../../../styles/frame.css';
import { FundingNote } from '../Notes/FundingNote';
import { Note } from '../Notes/Note';
import { Blocks } from '../Prose/Blocks';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Chart } from './Chart';

/** A chart with what there is to say about it. */
export function ChartSection({ section, tone }: ViewProps<'chart'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <div className={exhibit}>
        <div className={panel}>
          <Chart chart={section} />
        </div>
        <Note text={section.note} />
        <FundingNote under={section} />
        {section.blocks && <Blocks blocks={section.blocks} />}
      </div>
    </SectionFrame>
  );
}
