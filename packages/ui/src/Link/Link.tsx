import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { Slot } from '../Slot/Slot';
import { link, standalone as standaloneClass } from './Link.css';

/** Props of `Link`. Attributes of `<a>` pass through. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** What it says; with `asChild` the link that is drawn. */
  children?: ReactNode;
  /** Whether it stands on a line of its own instead of in a sentence: then it is 44 px high. Default: `false`. */
  standalone?: boolean | undefined;
  /** Draws the one child element, such as a router's link, instead of an `<a>`. Default: `false`. */
  asChild?: boolean | undefined;
}

/**
 * Goes to another page or place. Within a page whose reset is ours a plain `<a>` looks the same; this one looks so
 * everywhere. To look like a button use `ButtonLink`. Server-safe.
 *
 * @throws Error with `asChild` if its child is not exactly one element.
 * @example <Link href="/prices">What it costs</Link>
 * @example <Link asChild standalone><RouterLink to="/prices">What it costs</RouterLink></Link>
 */
export function Link({ standalone = false, asChild = false, className, children, ...props }: LinkProps) {
  const Anchor = asChild ? Slot : 'a';
  return (
    <Anchor {...props} className={joinClasses(link, standalone && standaloneClass, className)}>
      {children}
    </Anchor>
  );
}
