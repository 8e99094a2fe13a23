import type { FundingProgrammes } from '../../../content/records';
import { bodyLink } from '../../../content/sources';
import { printedText } from '../../../content/walk';
import { formatValue } from '../../../figures/format';
import type { ProgrammeWords } from '../../../islands/fundingFinder/FundingFinder';
import { useCurrentPage } from '../../currentPage';
import { Island } from '../../Island';
import { toolPlace } from '../../toolPlace';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { bonusWords } from './bonusWords';
import { adviceWith, questions, reasons } from './finderQuestions';
import { ProgrammeTable } from './ProgrammeTable';
import { toolFigures } from './toolFigures';

/** The programmes as plain words, as they travel in the markup. */
function programmeWords(programmes: FundingProgrammes): Record<string, ProgrammeWords> {
  return Object.fromEntries(
    Object.entries(programmes).map(([id, { name, amount, condition, application, ...ways }]) => [
      id,
      {
        name,
        amount: printedText(amount),
        condition: printedText(condition),
        application: printedText(application),
        ...ways,
      },
    ]),
  );
}

/** A tool with its worked example (D-TOOLS). Its button leads to the form of the page. */
export function CalculatorSection({ section, tone }: ViewProps<'calculator'>) {
  const { route } = useCurrentPage();
  const finder = section.tool === 'fundingFinder' ? section : undefined;
  const props = {
    figures: toolFigures<string>(section.figures),
    place: toolPlace(route, section.tool),
    ...(section.bodies ? { official: section.bodies.map(bodyLink) } : {}),
    ...(section.tool === 'heatPumpGrant' ? { words: bonusWords } : {}),
    ...(finder
      ? {
          programmes: programmeWords(finder.programmes),
          questions: questions(),
          reasons,
          advice: adviceWith(formatValue(finder.figures.planBonus)),
        }
      : {}),
  };
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      <noscript>
        <p>Das Beispiel ist durchgerechnet. Für eigene Angaben braucht Ihr Browser JavaScript.</p>
      </noscript>
      {/* A record names the figures of its tool and no others (records.ts). */}
      <Island name={section.tool} props={props} />
      {finder && (
        <noscript>
          <ProgrammeTable programmes={finder.programmes} />
        </noscript>
      )}
    </SectionFrame>
  );
}
