import { Calculation } from '../Calculation/Calculation';
import { sheets } from '../Calculation/Calculation.css';
import { Note } from '../Notes/Note';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from './view';

/** Worked examples side by side. */
export function CalculationSection({ section, tone }: ViewProps<'calculation'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <div className={sheets}>
        {section.calculations.map((example) => (
          <Calculation key={example.title} calculation={example} />
        ))}
      </div>
      <Note text={section.note} />
    </SectionFrame>
  );
}
