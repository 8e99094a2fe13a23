import type { PageRecord, Section } from './records';
import type { Text } from './text';
import { printedText } from './walk';

/** A line of a checklist: what to look for in an offer, and when it is good. */
export interface ChecklistItem {
  readonly title: string;
  readonly hint?: string;
}

/** What to beware of, under the words that the page says it with. */
export interface ChecklistWarnings {
  readonly heading: string;
  readonly items: readonly string[];
}

/** What to ask of offers of a trade. */
export interface Checklist {
  readonly items: readonly ChecklistItem[];
  readonly warnings: readonly ChecklistWarnings[];
}

type Marked = Extract<Section, { checklist?: unknown }>;

/** The sections of a record that visitors hold against offers, in order. */
function markedIn(record: PageRecord): readonly Marked[] {
  const { sections = [], guide } = record as {
    sections?: readonly Section[];
    guide?: { sections: readonly Section[] };
  };
  return [...sections, ...(guide?.sections ?? [])].filter(
    (section): section is Marked => 'checklist' in section && section.checklist !== undefined,
  );
}

const listsOf = (section: Extract<Marked, { type: 'prose' }>): readonly Text[] =>
  section.blocks.flatMap((block) => ('list' in block ? block.list : []));

/** “**Schall:** Wie laut ist …?” has its title in front; a plain question is its own. */
function itemOf(text: Text): ChecklistItem {
  const [first, ...rest] = text;
  if (typeof first !== 'object' || first.kind !== 'strong') return { title: printedText(text) };
  return { title: first.label.replace(/:$/, ''), hint: printedText(rest).trim() };
}

function itemsOf(section: Marked): readonly ChecklistItem[] {
  if (section.checklist !== 'ask') return [];
  if (section.type === 'prose') return listsOf(section).map(itemOf);
  return section.rows.map(([title = [], good = []]) => ({ title: printedText(title), hint: printedText(good) }));
}

/** A question needs no colon. */
const leadIn = (title: string) => (title.endsWith('?') ? title : `${title}:`);

function warningsOf(section: Marked): readonly ChecklistWarnings[] {
  if (section.type === 'prose') {
    return section.checklist === 'beware'
      ? [{ heading: section.heading, items: listsOf(section).map((item) => printedText(item)) }]
      : [];
  }
  const [, , heading] = section.columns;
  if (!heading) return [];
  const items = section.rows.map(([title = [], , bad = []]) => `${leadIn(printedText(title))} ${printedText(bad)}`);
  return [{ heading, items }];
}

/**
 * The checklist for offers that a page's own tables and lists make: those that are marked with `checklist`.
 *
 * @returns A checklist without items where the page marks none.
 */
export function checklistOf(record: PageRecord): Checklist {
  const marked = markedIn(record);
  return { items: marked.flatMap(itemsOf), warnings: marked.flatMap(warningsOf) };
}
