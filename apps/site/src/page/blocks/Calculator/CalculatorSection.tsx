import type { FundingProgrammes } from '../../../content/records';
import { bodyLink } from '../../../content/sources';
import { printedText } from '../../../content/walk';
import { formatValue } from '../../../figures/format';
import type { ProgrammeWords } from '../../../islands/fundingFinder/FundingFinder';
import { type Route, routes } from '../../../routes';
import * as ways from '../../../ways';
import { useCurrentPage } from '../../currentPage';
import { Island } from '../../Island';
import { leadOf } from '../../leadOf';
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

/** Where a tool leads: to the form of its page, or to the one that the page leads to. */
function placeOf(route: Route, tool: string) {
  const lead = leadOf(route);
  if (lead) return { path: route.path, anchor: lead.anchor };
  const search = routes.find(({ path }) => path === ways.search);
  const form = route.callToAction === 'search' && search && leadOf(search);
  if (!form) {
    throw new Error(
      `There is no form that “${tool}” could lead to. Give the route a “lead” in src/routes.ts, or the “callToAction” of the search.`,
    );
  }
  return { path: ways.search, anchor: form.anchor };
}

/** A tool with its worked example (D-TOOLS). Its button leads to the form of the page. */
export function CalculatorSection({ section, tone }: ViewProps<'calculator'>) {
  const { route } = useCurrentPage();
  const finder = section.tool === 'fundingFinder' ? section : undefined;
  const props = {
    figures: toolFigures<string>(section.figures),
    place: placeOf(route, section.tool),
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
