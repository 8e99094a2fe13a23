import { bodyLink, sourceOf } from '../../../content/sources';
import { amountRange, type Figure } from '../../../figures/figure';
import { formatFigure, formatValue } from '../../../figures/format';
import type { ToolFigure, ToolFigures } from '../../../islands/calculator/figure';
import { leadOf } from '../../../islands/leadHub/leadOf';
import { useCurrentPage } from '../../currentPage';
import { Island } from '../../Island';
import { SectionFrame } from '../SectionFrame/SectionFrame';
import { frameProps, type ViewProps } from '../view';

/** A figure in words and numbers, as it travels in the markup. */
function toolFigure(figure: Figure): ToolFigure {
  return {
    text: formatFigure(figure),
    bare: formatValue(figure),
    range: amountRange(figure),
    label: figure.label,
    source: sourceOf(figure),
  };
}

function toolFigures<Name extends string>(figures: Readonly<Record<Name, Figure>>): ToolFigures<Name> {
  const entries = Object.entries<Figure>(figures).map(([name, figure]) => [name, toolFigure(figure)]);
  return Object.fromEntries(entries) as ToolFigures<Name>;
}

/** A tool with its worked example (D-TOOLS). Its button leads to the form of the page. */
export function CalculatorSection({ section, tone }: ViewProps<'calculator'>) {
  const { route } = useCurrentPage();
  const lead = leadOf(route);
  if (!lead)
    throw new Error(`site: ${route.path} has a tool but no form that it could lead to. Add a lead in routes.ts.`);
  const common = { place: { path: route.path, anchor: lead.anchor }, official: bodyLink(section.body) };
  return (
    <SectionFrame {...frameProps(section)} tone={tone}>
      {section.tool === 'heatPumpGrant' ? (
        <Island name="heatPumpGrant" props={{ figures: toolFigures(section.figures), ...common }} />
      ) : (
        <Island name="facadeInsulation" props={{ figures: toolFigures(section.figures), ...common }} />
      )}
    </SectionFrame>
  );
}
