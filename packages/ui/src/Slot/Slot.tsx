import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfChild } from '../warnOfChild';
import { warnOfSlot } from '../warnOfSlot';

type Props = Record<string, unknown>;
type Handler = (...values: unknown[]) => unknown;

/** Fills a ref. @returns How to empty it: by the cleanup that the ref itself returned, or by null. */
function setRef(ref: unknown, element: unknown): Handler {
  const end =
    typeof ref === 'function' ? (ref as Handler)(element) : Object.assign(ref as object, { current: element });
  return typeof end === 'function' ? (end as Handler) : () => setRef(ref, null);
}

/** One ref that fills two with the element, and empties both. */
const mergeRefs =
  (...refs: readonly unknown[]) =>
  (element: unknown) => {
    const ends = refs.map((ref) => setRef(ref, element));
    return () => ends.forEach((end) => end());
  };

/** What the child says wins; classes, styles, handlers and refs of both stay, the child's handler first. */
function mergeProps(outer: Props, inner: Props): Props {
  const joined: Props = { ...outer, ...inner };
  for (const [name, value] of Object.entries(outer)) {
    const own = inner[name];
    if (/^on[A-Z]/.test(name) && value && own) {
      joined[name] = (...values: unknown[]) => {
        (own as Handler)(...values);
        (value as Handler)(...values);
      };
    } else if (name === 'style') joined.style = { ...(value as Props), ...(own as Props) };
    else if (name === 'className') joined.className = joinClasses(own as string, value as string);
    else if (name === 'ref' && value && own) joined.ref = mergeRefs(value, own);
  }
  return joined;
}

/** Props of `Slot`: what its child is given besides its own. */
interface SlotProps extends Props {
  children?: ReactNode;
  ref?: unknown;
}

/**
 * Draws its one child element with the given attributes. Own, since the library for it weighs more than twice the rest
 * of a button: docs/decisions/0021-own-slot.md. Without exactly one element there is nothing to draw.
 */
export function Slot({ children, ...props }: SlotProps): ReactElement {
  warnOfSlot('… asChild', children, 'It takes no class, so it looks like nothing of ours.');
  // A server component may hand the child over before it is there: `toArray` waits for it, as React does when it draws.
  const [first, second] = Children.toArray(children);
  const child = second ? children : first;
  warnOfChild('… asChild', child);
  const element = Children.only(child as ReactElement<Props>);
  return cloneElement(element, mergeProps(props, element.props));
}
