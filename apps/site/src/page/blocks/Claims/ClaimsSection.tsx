import { Note } from '../Notes/Note';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Claims } from './Claims';

/** Figures that the operator states about itself. */
export function ClaimsSection({ section, tone }: ViewProps<'claims'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <Claims claims={section.claims} />
      <Note text={section.note} />
    </SectionFrame>
  );
}
