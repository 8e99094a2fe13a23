import { Cities } from '../Cities/Cities';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from './view';

/** Lists of cities. */
export function CitiesSection({ section, look }: ViewProps<'cities'>) {
  return (
    <SectionFrame {...frameProps(section)} look={look}>
      <Cities lists={section.lists} note={section.note} />
    </SectionFrame>
  );
}
