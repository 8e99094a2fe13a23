import { conflictNotes, sourceOf, withInputs } from '../../../content/sources';
import { amountRange, type Figure } from '../../../figures/figure';
import { formatFigure, formatValue } from '../../../figures/format';
import type { ToolFigure, ToolFigures } from '../../../islands/calculator/figure';
import type { RoutePath } from '../../../routes';
import { labelOf } from '../../labelOf';

/** What other pages than that of the tool say of a figure, and what to do about it, in words. */
function conflictOf(figure: Figure, page?: RoutePath): string | undefined {
  const notes = conflictNotes(new Set([figure])).flatMap(({ there, paths, reason, advice }) => {
    const others = paths.filter((path) => path !== page);
    return others.length > 0 ? `Dort ${there} (${others.map(labelOf).join(', ')}). ${reason} ${advice}` : [];
  });
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** A figure in words and numbers, as it travels in the markup; `page` is where it does, if that may name another value. */
export function toolFigure(figure: Figure, page?: RoutePath): ToolFigure {
  const conflict = conflictOf(figure, page);
  return {
    text: formatFigure(figure),
    bare: formatValue(figure),
    range: amountRange(figure),
    label: figure.label,
    source: sourceOf(figure),
    ...(conflict ? { conflict } : {}),
  };
}

/** The figures of a tool by their names there; by their ids those that they are calculated from, for its list of sources. */
export function toolFigures<Name extends string>(figures: Readonly<Record<Name, Figure>>): ToolFigures<Name> {
  const own = Object.entries<Figure>(figures);
  const labels = new Set(own.map(([, { label }]) => label));
  const inputs = withInputs(Object.values<Figure>(figures)).filter(({ label }) => !labels.has(label));
  const entries = [...own, ...inputs.map((figure) => [figure.id, figure] as const)];
  return Object.fromEntries(entries.map(([name, figure]) => [name, toolFigure(figure)])) as ToolFigures<Name>;
}
