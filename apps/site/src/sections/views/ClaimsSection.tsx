import { Note } from '../Notes/Note';
import { Claims } from '../Operator/Claims';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from './view';

/** Figures that the operator states about itself. */
export function ClaimsSection({ section, tone }: ViewProps<'claims'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <Claims claims={section.claims} />
      <Note text={section.note} />
    </SectionFrame>
  );
}
