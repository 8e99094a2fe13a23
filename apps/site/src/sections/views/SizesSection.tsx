import { Note } from '../Notes/Note';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { Sizes } from '../Sizes/Sizes';
import { frameProps, type ViewProps } from './view';

/** Three sizes of a system. */
export function SizesSection({ section }: ViewProps<'sizes'>) {
  return (
    <SectionFrame {...frameProps(section)} look="soft">
      <Sizes sizes={section.sizes} />
      <Note text={section.note} />
    </SectionFrame>
  );
}
