import { type HTMLElement, parse } from 'node-html-parser';
import type { SearchSection } from '../../islands/search/searchIndex';

/** Headings of parts that lead away from the page or are drawn by a provider. */
const NOT_OF_THE_PAGE = 'nav, [data-island], aside';

const FORM = '[data-island=leadHub]';

/** The section that a heading stands in; none where that holds a form, whose heading names the page once more. */
function anchorOf(heading: HTMLElement): string | undefined {
  const section = heading.closest('section[id]');
  return section?.querySelector(FORM) ? undefined : section?.id;
}

/** The sections of a drawn page with the headings in them, in reading order. */
export function sectionsOf(html: string): readonly SearchSection[] {
  const sections = new Map<string, [string, string, ...string[]]>();
  for (const heading of parse(html).querySelectorAll('h2, h3')) {
    if (heading.closest(NOT_OF_THE_PAGE)) continue;
    const anchor = anchorOf(heading);
    if (!anchor) continue;
    const text = heading.text.replaceAll('\u00ad', '').trim();
    const section = sections.get(anchor);
    if (section) section.push(text);
    else sections.set(anchor, [anchor, text]);
  }
  return [...sections.values()];
}
