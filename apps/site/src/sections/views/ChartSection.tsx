import { Chart } from '../Figures/Chart';
import { Note } from '../Notes/Note';
import { Blocks } from '../Prose/Blocks';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from './view';

/** A chart with what there is to say about it. */
export function ChartSection({ section }: ViewProps<'chart'>) {
  return (
    <SectionFrame {...frameProps(section)} look="soft">
      <Chart chart={section} />
      <Note text={section.note} />
      {section.blocks && <Blocks blocks={section.blocks} />}
    </SectionFrame>
  );
}
