import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfList } from '../warnOfList';
import { Disclosure, type DisclosureProps } from './Disclosure';
import { accordion } from './Disclosure.css';

/** A line and what it opens: the props of a `Disclosure`. Attributes of `<details>` pass through. */
export interface AccordionItem extends Omit<DisclosureProps, 'content' | 'name' | 'level' | 'children'> {
  /** Key of the item, and its `id` in the page so that it can be linked to. */
  id: string;
  /** The line that is always visible. */
  summary: ReactNode;
  /** What the line opens. */
  content: ReactNode;
  /** Open in the delivered page; the visitor decides from then on. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Whether it is open; controls the item together with `onOpenChange`. Of items with a common `name` let one be open. */
  open?: boolean | undefined;
  /** Called with what the visitor asks for, also when the browser's search opens it or another of its name closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
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
 * and without JavaScript. Server-safe without handlers.
 *
 * @throws TypeError if plain JavaScript leaves out `items`; an empty list is fine.
 * @example <Accordion name="faq" level={3} items={[{ id: 'price', summary: 'What does it cost?', content: <p>…</p> }]} />
 */
export function Accordion({ items, name, level, className, ...props }: AccordionProps) {
  warnOfList('Accordion', { items });
  return (
    <div {...props} className={joinClasses(accordion, className)}>
      {items.map(({ id, content, ...item }) => (
        <Disclosure key={id} {...item} id={id} name={name} level={level}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
