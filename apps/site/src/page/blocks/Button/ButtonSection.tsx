import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { InfoButton } from './InfoButton';

/** A single button of an information page. */
export function ButtonSection({ section, tone }: ViewProps<'button'>) {
  return (
    <SectionFrame {...frameProps(section)} layout="split" tone={tone}>
      <p>
        <InfoButton to={section.to}>{section.button}</InfoButton>
      </p>
    </SectionFrame>
  );
}
