import { Children, type ComponentProps, type ReactNode } from 'react';
import { warnOfSlot } from '../warnOfSlot';
import { item, list } from './Breadcrumbs.css';

/** Props of `Breadcrumbs`. Attributes of `<nav>` pass through. */
export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Name of the navigation for assistive technology, in the language of the page. */
  label: string;
  /** Links from the start to the current page, in order; the last one carries `aria-current="page"` and may be a `<span>`. */
  children: ReactNode;
}

/**
 * The way from the start to this page. Renders `<nav><ol>`, one item per child. Server-safe.
 *
 * @example
 * <Breadcrumbs label="Breadcrumbs">
 *   <a href="/">Start</a>
 *   <span aria-current="page">Prices</span>
 * </Breadcrumbs>
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({ label, children, ...props }: BreadcrumbsProps) {
  warnOfSlot('Breadcrumbs', children, 'All of it is one item, so nothing stands between the links.');
  return (
    <nav aria-label={label} {...props}>
      <ol className={list} role="list">
        {Children.map(children, (child) => child && <li className={item}>{child}</li>)}
      </ol>
    </nav>
  );
}
