import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { skipLink } from './SkipLink.css';

/** Props of `SkipLink`. Attributes of `<a>` pass through. */
export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** What it says. */
  children?: ReactNode;
  /** The place to jump to, such as `#content`. Give that element `tabIndex={-1}`, so that focus follows. */
  href: string;
}

/**
 * Lets keyboard users pass the header. Put it first on the page; it is visible only while it has focus. Server-safe.
 *
 * @example <SkipLink href="#content">Skip to content</SkipLink>
 */
export function SkipLink({ className, children, ...props }: SkipLinkProps) {
  return (
    <a {...props} className={joinClasses(skipLink, className)}>
      {children}
    </a>
  );
}
