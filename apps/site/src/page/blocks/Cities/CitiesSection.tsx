import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Cities } from './Cities';

/** Lists of cities. */
export function CitiesSection({ section, tone }: ViewProps<'cities'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <Cities lists={section.lists} note={section.note} />
    </SectionFrame>
  );
}
