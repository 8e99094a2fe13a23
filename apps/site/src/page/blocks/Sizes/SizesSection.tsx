import { Note } from '../Notes/Note';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Sizes } from './Sizes';

/** Three sizes of a system. */
export function SizesSection({ section, tone }: ViewProps<'sizes'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <Sizes sizes={section.sizes} />
      <Note text={section.note} />
    </SectionFrame>
  );
}
