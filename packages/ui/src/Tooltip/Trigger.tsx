import { Children, cloneElement, type DOMAttributes, type ReactElement, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfChild } from '../warnOfChild';
import { warnOfSlot } from '../warnOfSlot';

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick'
>;

/** What the tooltip adds to the control it explains. */
export type TriggerProps = Handlers & { 'aria-describedby'?: string | undefined };

type Handler = (event: never) => void;

/** The control itself; its own handlers run first, its own description comes first. */
export function Trigger({ children, ...added }: TriggerProps & { children: ReactNode }) {
  warnOfSlot('Tooltip', children, 'Its control hears of nothing, so the words are never shown.');
  // A server component may hand the control over before it is there: `toArray` waits for it, as React does when it draws.
  const [first, second] = Children.toArray(children);
  const child = second ? children : first;
  warnOfChild('Tooltip', child);
  const control = child as ReactElement<Record<string, unknown>>;
  const own = control.props;
  const joined: Record<string, unknown> = added;
  for (const [name, value] of Object.entries(added)) {
    joined[name] =
      name === 'aria-describedby'
        ? joinClasses(own[name] as string | undefined, value as string)
        : (event: never) => {
            (own[name] as Handler | undefined)?.(event);
            (value as Handler)(event);
          };
  }
  return cloneElement(control, joined);
}
