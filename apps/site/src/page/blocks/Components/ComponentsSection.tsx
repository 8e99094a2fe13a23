import { PictureCards } from '../Cards/PictureCards';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';

/** Components of a system, as cards. */
export function ComponentsSection({ section, tone }: ViewProps<'components'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <PictureCards cards={section.components.map(({ detail, ...card }) => ({ ...card, feature: detail }))} />
    </SectionFrame>
  );
}
