import type { FundingProgrammes } from '../../../content/records';
import { bodyLink, conflictNotes, sourceOf } from '../../../content/sources';
import { printedText } from '../../../content/walk';
import { amountRange, type Figure } from '../../../figures/figure';
import { formatFigure, formatValue } from '../../../figures/format';
import type { ToolFigure, ToolFigures } from '../../../islands/calculator/figure';
import type { ProgrammeWords } from '../../../islands/fundingFinder/FundingFinder';
import { type Route, routes, ways } from '../../../routes';
import { useCurrentPage } from '../../currentPage';
import { Island } from '../../Island';
import { leadOf } from '../../leadOf';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';
import { adviceWith, questions, reasons } from './finderQuestions';
import { bonusWords } from './heatPumpWords';
import { ProgrammeTable } from './ProgrammeTable';

const labelOf = (path: string) => routes.find((route) => route.path === path)?.label ?? path;

/** What other pages say of a figure, and what to do about it, in words. */
function conflictOf(figure: Figure): string | undefined {
  const notes = conflictNotes(new Set([figure])).map(
    ({ there, paths, reason, advice }) => `Dort ${there} (${paths.map(labelOf).join(', ')}). ${reason} ${advice}`,
  );
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** A figure in words and numbers, as it travels in the markup. */
function toolFigure(figure: Figure): ToolFigure {
  const conflict = conflictOf(figure);
  return {
    text: formatFigure(figure),
    bare: formatValue(figure),
    range: amountRange(figure),
    label: figure.label,
    source: sourceOf(figure),
    ...(conflict ? { conflict } : {}),
  };
}

function toolFigures(figures: Readonly<Record<string, Figure>>): ToolFigures<string> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, toolFigure(figure)]));
}

/** The programmes as plain words, as they travel in the markup. */
function programmeWords(programmes: FundingProgrammes): Record<string, ProgrammeWords> {
  return Object.fromEntries(
    Object.entries(programmes).map(([id, { name, amount, condition, application, more }]) => [
      id,
      {
        name,
        amount: printedText(amount),
        condition: printedText(condition),
        application: printedText(application),
        more,
      },
    ]),
  );
}

/** Where a tool leads: to the form of its page, or to the one that the page leads to. */
function placeOf(route: Route) {
  const lead = leadOf(route);
  if (lead) return { path: route.path, anchor: lead.anchor };
  const search = routes.find(({ path }) => path === ways.search);
  const form = route.callToAction === 'search' && search && leadOf(search);
  if (!form)
    throw new Error(`site: ${route.path} has a tool but no form that it could lead to. Add a lead in routes.ts.`);
  return { path: ways.search, anchor: form.anchor };
}

/** A tool with its worked example (D-TOOLS). Its button leads to the form of the page. */
export function CalculatorSection({ section, tone }: ViewProps<'calculator'>) {
  const { route } = useCurrentPage();
  const finder = section.tool === 'fundingFinder' ? section : undefined;
  const props = {
    figures: toolFigures(section.figures),
    place: placeOf(route),
    ...(section.bodies ? { official: section.bodies.map(bodyLink) } : {}),
    ...(section.tool === 'heatPumpGrant' ? { words: bonusWords } : {}),
    ...(finder
      ? {
          programmes: programmeWords(finder.programmes),
          questions,
          reasons,
          advice: adviceWith(formatValue(finder.figures.planBonus)),
        }
      : {}),
  };
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      {/* A record names the figures of its tool and no others (records.ts). */}
      <Island name={section.tool} props={props} />
      <noscript>
        <p>Das Beispiel ist durchgerechnet. Für eigene Angaben braucht Ihr Browser JavaScript.</p>
        {finder && <ProgrammeTable programmes={finder.programmes} />}
      </noscript>
    </SectionFrame>
  );
}
