import { FundingNote } from '../Notes/FundingNote';
import { Note } from '../Notes/Note';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { Calculation } from './Calculation';
import { sheets, three } from './Calculation.css';

/** Worked examples side by side. */
export function CalculationSection({ section, tone }: ViewProps<'calculation'>) {
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <div className={section.calculations.length === 3 ? `${sheets} ${three}` : sheets}>
        {section.calculations.map((example) => (
          <Calculation key={example.title} calculation={example} />
        ))}
      </div>
      <Note text={section.note} />
      <FundingNote under={section} />
    </SectionFrame>
  );
}
