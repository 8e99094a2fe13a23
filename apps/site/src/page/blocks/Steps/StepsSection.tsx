import { FundingNote } from '../Notes/FundingNote';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { NumberedSteps } from './NumberedSteps';

/** Steps in their order. */
export function StepsSection({ section, tone }: ViewProps<'steps'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <NumberedSteps steps={section.steps} />
      <FundingNote under={section} />
    </SectionFrame>
  );
}
