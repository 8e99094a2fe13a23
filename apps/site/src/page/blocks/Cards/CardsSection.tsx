import { FundingNote } from '../Notes/FundingNote';
import { Note } from '../Notes/Note';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { PictureCards } from './PictureCards';

/** Cards in a grid. */
export function CardsSection({ section, tone }: ViewProps<'cards'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <PictureCards cards={section.cards} />
      {'note' in section && <Note text={section.note} />}
      <FundingNote under={section} />
    </SectionFrame>
  );
}
