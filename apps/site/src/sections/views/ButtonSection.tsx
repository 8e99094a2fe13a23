import { InfoButton } from '../Operator/InfoButton';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from './view';

/** A single button of an information page. */
export function ButtonSection({ section }: ViewProps<'button'>) {
  return (
    <SectionFrame {...frameProps(section)} look="split">
      <p>
        <InfoButton to={section.to}>{section.button}</InfoButton>
      </p>
    </SectionFrame>
  );
}
