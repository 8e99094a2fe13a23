import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { Disclosure } from './Disclosure';
import { accordion } from './Disclosure.css';

/** A line and what it opens. */
export interface AccordionItem {
  /** Key of the item, and its `id` in the page so that it can be linked to. */
  id: string;
  /** The line that is always visible. */
  summary: ReactNode;
  /** What the line opens. */
  content: ReactNode;
  /** Open in the delivered page. Default: `false`. */
  defaultOpen?: boolean | undefined;
}

/** Props of `Accordion`. Attributes of `<div>` pass through. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The items, from top to bottom. */
  items: readonly AccordionItem[];
  /** With a name, unique on the page, opening one item closes the others; without it each is on its own. */
  name?: string | undefined;
  /** Makes the summaries headings of this level, by the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * Several disclosures under one line, such as questions and answers. Built on `<details name>`, so that it works before
 * and without JavaScript. Server-safe.
 *
 * @throws TypeError if plain JavaScript leaves out `items`; an empty list is fine.
 * @example <Accordion name="faq" level={3} items={[{ id: 'price', summary: 'What does it cost?', content: <p>…</p> }]} />
 */
export function Accordion({ items, name, level, className, ...props }: AccordionProps) {
  warnOfList('Accordion', { items });
  return (
    <div {...props} className={joinClasses(accordion, className)}>
      {items.map(({ id, summary, content, defaultOpen }) => (
        <Disclosure key={id} id={id} name={name} level={level} summary={summary} defaultOpen={defaultOpen}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
