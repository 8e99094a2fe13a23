import { amountRange, type Figure } from '../figures/figure';
import { formatFigure, formatValue } from '../figures/format';
import { figuresById, isFigure } from '../figures/registry';
import { type DrawingId, drawings } from '../illustrations';
import type { BakedArt, BakedConflict, BakedFigure, BakedInline, BakedPage, BakedSource, TocEntry } from './baked';
import type { PageRecord } from './records';
import type { Inline } from './text';

const isInline = (value: unknown): value is Exclude<Inline, string> =>
  typeof value === 'object' && value !== null && 'kind' in value;

function capitalise(words: string): string {
  return words.charAt(0).toLocaleUpperCase('de') + words.slice(1);
}

function bakeInline(inline: Exclude<Inline, string>): BakedInline {
  switch (inline.kind) {
    case 'figure':
      return formatFigure(inline);
    case 'capital':
      return capitalise(formatFigure(inline.figure));
    case 'bare':
      return formatValue(inline.figure);
    case 'link':
      return { to: inline.to, label: inline.label };
    case 'term':
      return { term: inline.term, label: inline.label };
    case 'strong':
      return { strong: inline.label };
    case 'foreign':
      return { lang: inline.lang, label: inline.label };
  }
}

/** Joins neighbouring words, so that the markup holds one text node where the reader sees one. */
function joinWords(inlines: readonly BakedInline[]): readonly BakedInline[] {
  const joined: BakedInline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (typeof inline === 'string' && typeof last === 'string') joined[joined.length - 1] = last + inline;
    else joined.push(inline);
  }
  return joined;
}

function bakeFigure(figure: Figure): BakedFigure {
  return { text: formatFigure(figure), bare: formatValue(figure), range: amountRange(figure), unit: figure.unit };
}

function bakeArt(id: DrawingId): BakedArt {
  const { width, height, alt } = drawings[id];
  return { id, width, height, alt };
}

/** A fragment id from a German heading: “Was kostet das?” is `was-kostet-das`. */
export function headingId(heading: string): string {
  const plain = heading
    .toLocaleLowerCase('de')
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter);
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

interface Found {
  figures: Set<Figure>;
  toc: TocEntry[];
}

function note(inline: Exclude<Inline, string>, found: Found): void {
  if (inline.kind === 'figure') found.figures.add(inline);
  else if (inline.kind === 'capital' || inline.kind === 'bare') found.figures.add(inline.figure);
}

function bakeValue(value: unknown, key: string, found: Found): unknown {
  if (key === 'art' && typeof value === 'string') return bakeArt(value as DrawingId);
  if (Array.isArray(value)) {
    const inSentence = value.some((part) => isInline(part)) && value.every((part) => typeof part === 'string' || isInline(part));
    if (!inSentence) return value.map((part) => bakeValue(part, '', found));
    const parts: readonly Inline[] = value;
    return joinWords(
      parts.map((part) => {
        if (typeof part === 'string') return part;
        note(part, found);
        return bakeInline(part);
      }),
    );
  }
  if (isFigure(value)) {
    found.figures.add(value);
    return bakeFigure(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  const baked: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) baked[name] = bakeValue(part, name, found);
  if (typeof baked.heading === 'string' && 'type' in baked) {
    baked.id ??= headingId(baked.heading);
    found.toc.push({ id: String(baked.id), label: baked.heading });
  }
  return baked;
}

/** A figure and all that it is calculated from. */
function withInputs(figure: Figure): readonly Figure[] {
  return [figure, ...(figure.from ?? []).flatMap(withInputs)];
}

function sourcesOf(figures: ReadonlySet<Figure>): BakedSource[] {
  const lines = [...figures].map(({ label, source, ...figure }) => ({
    label,
    value: formatFigure({ label, source, ...figure }),
    source,
  }));
  return lines.filter((line, index) => lines.findIndex((other) => other.label === line.label && other.value === line.value) === index);
}

function conflictsOf(figures: ReadonlySet<Figure>): BakedConflict[] {
  return [...figures].flatMap((figure) =>
    (figure.conflictsWith ?? []).flatMap((id) => {
      const other = figuresById.get(id);
      if (!other) throw new Error(`figures: ${figure.id} conflicts with ${id}, which does not exist. Correct conflictsWith.`);
      if ([...figures].includes(other)) return [];
      const path = other.pages[0];
      return path ? [{ label: figure.label, here: formatFigure(figure), there: formatFigure(other), path }] : [];
    }),
  );
}

/**
 * Turns a record into what the browser gets: every figure formatted, every drawing with its size, the table of
 * contents, the sources and the notes on differing figures derived. Runs at build time, so that neither the figures
 * registry nor the formatter is part of the hydrated JavaScript.
 */
export function bake<R extends PageRecord>(record: R): BakedPage<R> {
  const found: Found = { figures: new Set(), toc: [] };
  const baked = bakeValue(record, '', found) as BakedPage<R>['record'];
  const figures = new Set([...found.figures].filter((figure) => !figure.id.startsWith('service.') || figure.pages.length > 0));
  return {
    record: baked,
    toc: found.toc,
    sources: sourcesOf(new Set([...figures].filter((figure) => figure.pages.length > 0 || figure.from))),
    conflicts: conflictsOf(new Set([...figures].flatMap(withInputs).filter((figure) => figures.has(figure)))),
  };
}
