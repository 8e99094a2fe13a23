import type { Section } from './records';
import type { Text } from './text';

// Questions to firms in the words of the page that lists them. Whoever renames a list is told who asks for it.

function sectionOf(sections: readonly Section[], heading: string): Section {
  const found = sections.find((section) => 'heading' in section && section.heading === heading);
  if (!found) throw new Error(`content: Another page asks for the section “${heading}”, which no longer exists.`);
  return found;
}

/** Among other questions none needs quotation marks. */
const unquoted = (question: Text): Text =>
  question.map((inline) => (typeof inline === 'string' ? inline.replace(/[„“]/g, '') : inline));

/** Nor, in bold, what it is about: “**Schall:** Wie laut …?” */
function untitled(question: Text): Text {
  const [first, second, ...rest] = question;
  if (typeof first !== 'object' || first.kind !== 'strong' || typeof second !== 'string') return question;
  return [second.trimStart(), ...rest];
}

/** What cards of a section ask. */
export function cardQuestions(sections: readonly Section[], heading: string): (title: string) => readonly Text[] {
  const section = sectionOf(sections, heading);
  return (title) => {
    const card = section.type === 'cards' ? section.cards.find((one) => one.title === title) : undefined;
    if (!card?.feature) throw new Error(`content: Another page asks for the card “${title}”, which no longer exists.`);
    return [unquoted(card.feature)];
  };
}

function rowsOf(sections: readonly Section[], heading: string, rows: readonly number[]): readonly (readonly Text[])[] {
  const section = sectionOf(sections, heading);
  return rows.map((row) => {
    const cells = section.type === 'table' ? section.rows[row] : undefined;
    if (!cells)
      throw new Error(`content: Another page asks for row ${row + 1} of “${heading}”, which no longer exists.`);
    return cells;
  });
}

/** Questions in the first column of a table. */
export function rowQuestions(sections: readonly Section[], heading: string, rows: readonly number[]): readonly Text[] {
  return rowsOf(sections, heading, rows).map(([question = []]) => question);
}

/** Items of a list in running text. */
export function itemQuestions(
  sections: readonly Section[],
  heading: string,
  items: readonly number[],
): readonly Text[] {
  const section = sectionOf(sections, heading);
  const block = section.type === 'prose' ? section.blocks.find((one) => 'list' in one) : undefined;
  return items.map((item) => {
    const question = block && 'list' in block ? block.list[item] : undefined;
    if (!question) throw new Error(`content: Another page asks for an item of “${heading}” that no longer exists.`);
    return untitled(question);
  });
}
