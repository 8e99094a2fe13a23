import type { Figure } from '../figures/figure';
import { formatDative, formatFigure, formatValue } from '../figures/format';
import { isFigure } from '../figures/registry';
import { withoutJoiners } from '../lineBreaks';
import type { PageRecord } from './records';
import type { Inline, Text, TextLink } from './text';

/** A piece of visible text of a record and where it stands. */
export interface FoundText {
  /** Path of keys inside the record, e.g. `sections.2.blocks.0`. */
  readonly path: string;
  /** `text` holds figures, links and terms; `label` is a plain string such as a heading or a button. */
  readonly kind: 'text' | 'label';
  readonly text: Text;
  /** Stands inside a table, a chart or a worked example, where figures are data and not words. */
  readonly inData: boolean;
}

/** Keys whose strings a reader never sees as such. */
const SILENT = new Set([
  'build',
  'type',
  'kind',
  'chart',
  'checklist',
  'icon',
  'art',
  'id',
  'to',
  'sign',
  'signing',
  'audience',
  'reviewed',
  'related',
  'links',
  'tool',
  'body',
  'bodies',
  'fields',
]);

/** Parts of a record that are data rather than running text. */
const DATA = new Set(['rows', 'items', 'columns', 'calculations', 'facts', 'claims', 'sizes', 'cap', 'figures']);

/** The order in which pages show the parts of a record; parts not named here keep the order of the record. */
const READING_ORDER = [
  'topic',
  'description',
  'h1',
  'lead',
  'button',
  'dated',
  'summary',
  'features',
  'audience',
  'services',
  'technologies',
  'noPrice',
  'cities',
  'requirements',
  'benefits',
  'process',
  'steps',
  'cost',
  'sections',
  'form',
  'guide',
  'faq',
  'closing',
  'next',
];

const isInline = (value: unknown): value is Exclude<Inline, string> =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** A sentence never holds two strings in a row; an array that does is a list of labels, e.g. the heads of a table. */
function isText(value: readonly unknown[]): value is Text {
  return value.every(
    (part, index) => (typeof part === 'string' && typeof value[index - 1] !== 'string') || isInline(part),
  );
}

function inReadingOrder(record: object): [string, unknown][] {
  const rank = (key: string) => {
    const place = READING_ORDER.indexOf(key);
    return place < 0 ? READING_ORDER.length : place;
  };
  return Object.entries(record).sort(([a], [b]) => rank(a) - rank(b));
}

function collect(value: unknown, key: string, path: string, inData: boolean, found: FoundText[]): void {
  if (SILENT.has(key) || value === undefined || value === null) return;
  if (typeof value === 'string') {
    found.push({ path, kind: 'label', text: [value], inData });
  } else if (isInline(value)) {
    found.push({ path, kind: 'text', text: [value], inData });
  } else if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    if (parts.length > 0 && isText(parts)) {
      found.push({ path, kind: 'text', text: parts, inData });
    } else {
      for (const [index, part] of parts.entries()) collect(part, '', `${path}.${index}`, inData, found);
    }
  } else if (typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      collect(part, name, `${path}.${name}`, inData || DATA.has(name), found);
    }
  }
}

/**
 * Every visible text of a record, in the order in which a page shows it.
 *
 * @returns Sentences and paragraphs as `text`, plain strings (headings, buttons, captions) as `label`. Ids, icons,
 *   drawings, paths and dates are left out.
 */
export function textsOf(record: PageRecord): readonly FoundText[] {
  const found: FoundText[] = [];
  for (const [key, value] of inReadingOrder(record)) collect(value, key, key, DATA.has(key), found);
  return found;
}

/** The figure behind an inline, whichever way it is printed. */
export function figureOf(inline: Inline): Figure | undefined {
  if (typeof inline === 'string') return undefined;
  if (isFigure(inline)) return inline;
  return 'figure' in inline ? inline.figure : undefined;
}

/** Every figure that a record shows, each once, in reading order. The inputs of derived figures are not followed. */
export function figuresIn(record: PageRecord): readonly Figure[] {
  const figures = textsOf(record).flatMap(({ text }) => text.flatMap((inline) => figureOf(inline) ?? []));
  return [...new Set(figures)];
}

/** Every link inside the sentences of a record, in reading order. Cards and related pages are not sentences. */
export function linksIn(record: PageRecord): readonly TextLink[] {
  return textsOf(record).flatMap(({ text }) =>
    text.filter((inline): inline is TextLink => typeof inline !== 'string' && inline.kind === 'link'),
  );
}

/** Every target that a record leads to: links in sentences, cards, buttons. Related pages are named apart. */
export function targetsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'to' && typeof part === 'string' ? [part] : targetsIn(part),
  );
}

function printedInline(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if (inline.kind === 'figure') return formatFigure(inline);
  if (inline.kind === 'bare') return formatValue(inline.figure);
  if (inline.kind === 'dative') return formatDative(inline.figure);
  if (inline.kind === 'capital') {
    const words = formatFigure(inline.figure);
    return words.charAt(0).toLocaleUpperCase('de') + words.slice(1);
  }
  return inline.label;
}

/** A text as it is set in lines, without markup: ranges hold together at their dash. */
export function printedText(text: Text): string {
  return text.map(printedInline).join('');
}

/** The words of a text, for data, search, keys and checks: without markup and without what only breaks lines. */
export function plainText(text: Text): string {
  return withoutJoiners(printedText(text));
}

/** The words of a plain text in lower case: whatever holds a letter or a digit, without punctuation around it. */
export function splitWords(plain: string): readonly string[] {
  return plain
    .replaceAll('\u00ad', '')
    .toLocaleLowerCase('de')
    .split(/[\s–/]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}%€]+|[^\p{L}\p{N}%€²)]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Parts of a record that are not its body: they name the page or lead away from it. */
const OUTSIDE_BODY = new Set(['topic', 'description', 'h1', 'button', 'city']);

/** The words of some texts; figures count as words except where they are data. */
export function wordsIn(texts: readonly FoundText[]): readonly string[] {
  return texts.flatMap(({ text, inData }) =>
    splitWords(plainText(inData ? text.filter((inline) => figureOf(inline) === undefined) : text)),
  );
}

/** The texts of a record's body: lead, summary, sections, questions, next steps. */
export function bodyOf(record: PageRecord): readonly FoundText[] {
  return textsOf(record).filter(({ path }) => !OUTSIDE_BODY.has(path));
}

/**
 * The words of a record's body in reading order. Title, description, main heading and the numbers of tables, charts
 * and worked examples do not count.
 */
export function wordsOf(record: PageRecord): readonly string[] {
  return wordsIn(bodyOf(record));
}
