import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfChild } from '../warnOfChild';
import { warnOfSlot } from '../warnOfSlot';

type Props = Record<string, unknown>;
type Handler = (...values: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

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
    if (isHandler(name, value) && isHandler(name, own)) {
      joined[name] = (...values: unknown[]) => {
        own(...values);
        value(...values);
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
  warnOfChild('… asChild', children);
  const child = isValidElement<Props>(children) ? children : Children.only(children as ReactElement<Props>);
  return cloneElement(child, mergeProps(props, child.props));
}
