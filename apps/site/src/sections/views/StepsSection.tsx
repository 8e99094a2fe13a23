import { SectionFrame } from '../SectionFrame/SectionFrame';
import { NumberedSteps } from '../Steps/NumberedSteps';
import { frameProps, type ViewProps } from './view';

/** Steps in their order. */
export function StepsSection({ section, tone }: ViewProps<'steps'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <NumberedSteps steps={section.steps} />
    </SectionFrame>
  );
}
