import { type GlossaryTerm, glossary } from '../content/glossary';
import type { ChartItem, OperatorField, PageRecord } from '../content/records';
import { brokerNote, promise } from '../content/shared';
import { bodiesOf, bodyLink, conflictNotes, figureNotes, showsFunding, sourceLines } from '../content/sources';
import type { Inline } from '../content/text';
import { trust } from '../content/trust';
import { plainText, textsOf } from '../content/walk';
import { amountRange, type Figure } from '../figures/figure';
import { formatDative, formatFigure, formatValue } from '../figures/format';
import { isFigure } from '../figures/registry';
import { fewOffers, maxOffers } from '../figures/service';
import { type DrawingId, drawings } from '../illustrations';
import type { Route } from '../route';
import type { BakedArt, BakedFigure, BakedInline, BakedPage, BakedText, TocEntry } from './baked';
import { chartAxis } from './blocks/Chart/chartAxis';
import { operatorAddress, operatorEntry } from './blocks/Operator/operatorEntry';

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
    case 'dative':
      return formatDative(inline.figure);
    case 'official':
      return { body: bodyLink(inline.body), label: inline.label };
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
  terms: Set<GlossaryTerm>;
  toc: TocEntry[];
}

function note(inline: Exclude<Inline, string>, found: Found): void {
  if (inline.kind === 'figure') found.figures.add(inline);
  else if (inline.kind === 'term') found.terms.add(inline.term);
  else if ('figure' in inline) found.figures.add(inline.figure);
}

function bakeValue(value: unknown, key: string, found: Found): unknown {
  if (key === 'art' && typeof value === 'string') return bakeArt(value as DrawingId);
  if (Array.isArray(value)) {
    const inSentence =
      value.some((part) => isInline(part)) && value.every((part) => typeof part === 'string' || isInline(part));
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
  if ('type' in value && value.type === 'operator' && 'fields' in value && Array.isArray(value.fields)) {
    baked.entries = value.fields.map((field: OperatorField) => operatorEntry(field)).filter((entry) => entry !== null);
  }
  if ('type' in value && value.type === 'chart' && 'items' in value && Array.isArray(value.items)) {
    const items: readonly ChartItem[] = value.items;
    baked.axis = chartAxis(items.flatMap(({ figure, after }) => (after ? [figure, after] : [figure])));
  }
  for (const [name, part] of Object.entries(value)) baked[name] = bakeValue(part, name, found);
  if (typeof baked.to === 'string') baked.to = operatorAddress(baked.to);
  if (typeof baked.heading === 'string' && 'type' in baked) {
    baked.id ??= headingId(baked.heading);
    found.toc.push({ id: String(baked.id), label: baked.heading });
  }
  return baked;
}

/** All words that a record shows, to find the public bodies that it speaks of. */
function wordsOf(record: PageRecord): string {
  return textsOf(record)
    .map(({ text }) => plainText(text))
    .join('\n');
}

/** What a page's baking needs to know of its route. */
export type BakedRoute = Pick<Route, 'lead' | 'offers' | 'template' | 'path'>;

/**
 * Turns a record into what the browser gets: every figure formatted, every drawing with its size, the table of
 * contents, the sources and the notes on differing figures derived. Runs at build time, so that neither the figures
 * registry nor the formatter is part of the hydrated JavaScript.
 */
export function bake<R extends PageRecord>(record: R, route: BakedRoute): BakedPage<R> {
  const found: Found = { figures: new Set(), terms: new Set(), toc: [] };
  const baked = bakeValue(record, '', found) as BakedPage<R>['record'];
  const offers = route.offers && (route.offers === 'few' ? fewOffers : maxOffers);
  return {
    record: baked,
    toc: found.toc,
    sources: sourceLines(found.figures),
    conflicts: conflictNotes(found.figures),
    terms: [...found.terms].map((id) => ({ id, ...glossary[id] })),
    ...(offers ? { promise: bakeValue(promise(offers), '', found) as BakedText } : {}),
    ...(route.lead ? { broker: bakeValue(brokerNote(offers), '', found) as BakedText } : {}),
    ...(route.template === 'landing' || route.path === '/'
      ? { trust: bakeValue(trust, '', found) as BakedPage['trust'] }
      : {}),
    notes: figureNotes(found.figures),
    bodies: bodiesOf(wordsOf(record), found.figures),
    funding: showsFunding(found.figures),
  };
}
