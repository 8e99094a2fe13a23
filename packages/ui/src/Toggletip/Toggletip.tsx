import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../joinClasses';
import { term as termClass, tip } from './Toggletip.css';

/** Props of `Toggletip`. Attributes of `<button>` pass through. */
export interface ToggletipProps extends Omit<ComponentProps<'button'>, 'type' | 'popoverTarget'> {
  /** The words in the text that are explained; they are the button. */
  term: ReactNode;
  /** The explanation: text and inline elements, so that it may stand inside a paragraph. */
  children: ReactNode;
}

/**
 * A term that explains itself on click, tap, Enter or Space; Esc or a click elsewhere closes it. Built on `popover`, so
 * that it works before and without JavaScript. Server-safe. It has no state that React could hold: to open it by script,
 * call `togglePopover()` of `popoverTargetElement`, which the button that `ref` reaches knows.
 *
 * @example <p>The <Toggletip term="U-value">Heat that one square metre lets through.</Toggletip> of the wall falls.</p>
 */
export function Toggletip({ term, className, children, ...props }: ToggletipProps) {
  const id = useId();
  return (
    <>
      <button {...props} type="button" popoverTarget={id} className={joinClasses(termClass, className)}>
        {term}
      </button>
      <span id={id} popover="auto" className={tip}>
        {children}
      </span>
    </>
  );
}
