import { Team } from '../Operator/Team';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from './view';

/** Example people. */
export function TeamSection({ section, look }: ViewProps<'team'>) {
  return (
    <SectionFrame {...frameProps(section)} look={look}>
      <Team members={section.members} />
    </SectionFrame>
  );
}
