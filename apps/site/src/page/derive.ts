import { type GlossaryTerm, glossary } from '../content/glossary';
import type { PageRecord } from '../content/records';
import {
  type BodyLink,
  bodiesOf,
  type ConflictNote,
  conflictNotes,
  figureNotes,
  type SourceLine,
  sourceLines,
  withInputs,
} from '../content/sources';
import { plainText, textsOf } from '../content/walk';
import type { Figure } from '../figures/figure';
import { isFigure } from '../figures/registry';
import { sectionId } from './blocks/sectionId';

/** A line of the table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly label: string;
}

/** A glossary entry as the page needs it. */
export interface PageTerm {
  readonly id: GlossaryTerm;
  readonly name: string;
  readonly meaning: string;
}

/** What follows from a record and is nowhere written down. */
export interface Derived {
  readonly toc: readonly TocEntry[];
  readonly sources: readonly SourceLine[];
  readonly conflicts: readonly ConflictNote[];
  /** Glossary entries of the terms that the page uses, in order of appearance. */
  readonly terms: readonly PageTerm[];
  /** What is said once of all figures of the page, e.g. that they bind nobody. */
  readonly notes: readonly string[];
  /** The public bodies that the page speaks of. */
  readonly bodies: readonly BodyLink[];
  /** The page explains every term in a section of its own. */
  readonly glossary: boolean;
}

interface Found {
  glossary: boolean;
  figures: Set<Figure>;
  terms: Set<GlossaryTerm>;
  toc: TocEntry[];
  /** Id of the section with the route's form. */
  readonly anchor: string | undefined;
}

const nothingFound = (anchor?: string): Found => ({
  glossary: false,
  figures: new Set(),
  terms: new Set(),
  toc: [],
  anchor,
});

/** Finds figures, terms and headed sections wherever they stand. What a figure is calculated from is not followed. */
function collect(value: unknown, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  if (isFigure(value)) {
    found.figures.add(value);
    return;
  }
  if ('kind' in value && value.kind === 'term' && 'term' in value) found.terms.add(value.term as GlossaryTerm);
  for (const part of Object.values(value)) collect(part, found);
  if ('type' in value && value.type === 'glossary') found.glossary = true;
  if ('type' in value && 'heading' in value && typeof value.heading === 'string') {
    const id = value.type === 'leadForm' ? found.anchor : undefined;
    found.toc.push({ id: id ?? sectionId({ ...value, heading: value.heading }), label: value.heading });
  }
}

/** The lines of “Quellen und Stand”; what only a planner calculates with is marked. */
function sourcesOf(record: PageRecord, { figures, anchor }: Found): SourceLine[] {
  const lines = sourceLines(figures);
  if (!('planner' in record)) return lines;
  const rest = nothingFound(anchor);
  collect({ ...record, planner: undefined }, rest);
  const said = new Set(sourceLines(rest.figures).map(({ label }) => label));
  return lines.map((line) => (said.has(line.label) ? line : { ...line, planned: true }));
}

/** Every figure that a page states, what its tools and its “Quellen und Stand” calculate with among them, each once. */
export function figuresOn(record: PageRecord): ReadonlySet<Figure> {
  const found = nothingFound();
  collect(record, found);
  return new Set(withInputs(found.figures));
}

/** All words that a page shows, its terms among them, to find the public bodies that it speaks of. */
function wordsOf(record: PageRecord, terms: readonly PageTerm[]): string {
  const explained = terms.map(({ name, meaning }) => `${name} ${meaning}`);
  return [...textsOf(record).map(({ text }) => plainText(text)), ...explained].join('\n');
}

function explain(id: GlossaryTerm): PageTerm {
  if (Object.hasOwn(glossary, id)) return { id, ...glossary[id] };
  throw new Error(`There is no term “${id}”. Correct it in the record, or explain it in src/content/glossary.ts.`);
}

/** Every term of the glossary, by name. */
function allTerms(): readonly PageTerm[] {
  const ids = Object.keys(glossary) as GlossaryTerm[];
  return ids.map(explain).sort((one, other) => one.name.localeCompare(other.name, 'de'));
}

/** The table of contents, the sources, the notes on differing figures, the terms: all from what the record holds. */
export function derive(record: PageRecord, anchor?: string): Derived {
  const found = nothingFound(anchor);
  collect(record, found);
  const terms = found.glossary ? allTerms() : [...found.terms].map(explain);
  return {
    toc: found.toc,
    sources: sourcesOf(record, found),
    conflicts: conflictNotes(found.figures),
    terms,
    glossary: found.glossary,
    notes: figureNotes(found.figures),
    bodies: bodiesOf(wordsOf(record, terms), found.figures),
  };
}
