import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Team } from './Team';

/** Example people. */
export function TeamSection({ section, tone }: ViewProps<'team'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <Team members={section.members} />
    </SectionFrame>
  );
}
