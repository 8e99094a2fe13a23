import { Blocks } from '../Prose/Blocks';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from './view';

/** Running text beside its heading. */
export function ProseSection({ section, look = 'plain' }: ViewProps<'prose'>) {
  return (
    <SectionFrame {...frameProps(section)} look={look === 'plain' ? 'split' : look}>
      <Blocks blocks={section.blocks} />
    </SectionFrame>
  );
}
