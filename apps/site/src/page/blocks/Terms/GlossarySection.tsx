import { useCurrentPage } from '../../currentPage';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Terms } from './Terms';

/** Every term that the site explains, in one place. */
export function GlossarySection({ section, tone }: ViewProps<'glossary'>) {
  const { page } = useCurrentPage();
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <Terms terms={page.terms} />
    </SectionFrame>
  );
}
