import type { ComponentProps, ReactNode } from 'react';
import { asBlocks } from '../asBlocks';
import { joinClasses } from '../joinClasses';
import { chevron, disclosure, panel, summary as summaryClass } from './Disclosure.css';

/** Props of `Disclosure`. Attributes of `<details>` pass through. */
export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The line that is always visible and opens the rest. */
  summary: ReactNode;
  /** Makes the summary a heading of this level, by the outline of the page. Without it the summary is plain text. */
  level?: 2 | 3 | 4 | undefined;
  /** Disclosures of one name close each other. Without it each opens and closes on its own. */
  name?: string | undefined;
  /** Open in the delivered page; the visitor decides from then on. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Whether it is open; controls it together with `onOpenChange`. */
  open?: boolean | undefined;
  /** Called with what the visitor asks for, also when the browser's search opens it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The `<details>`, with the state that its parent last heard of. */
interface Details extends HTMLDetailsElement {
  wasOpen?: boolean;
}

/**
 * A line that opens to more. Renders `<details>`: works before and without JavaScript, found by the browser's search in
 * the page. `className`, `style`, `ref` and all other attributes go to the `<details>`; its state is `[open]` of CSS.
 * Server-safe without handlers.
 *
 * @example <Disclosure summary="What does it cost?" level={3}><p>…</p></Disclosure>
 */
export function Disclosure({
  className,
  summary,
  defaultOpen,
  open,
  level,
  onOpenChange,
  children,
  onToggle,
  ...props
}: DisclosureProps) {
  const Line = level ? (`h${level}` as const) : 'span';
  return (
    <details
      {...props}
      open={open ?? defaultOpen}
      onToggle={
        onOpenChange
          ? (event) => {
              onToggle?.(event);
              const details: Details = event.currentTarget;
              // The browser tells of how it starts, too.
              if (event.target !== details || details.open === (open ?? details.wasOpen ?? defaultOpen)) return;
              details.wasOpen = details.open;
              onOpenChange(details.open);
              // What the browser's search opened stays so only if the parent says so. What another of its name closed
              // stays closed: opened again, it would close the other.
              details.open &&= open ?? true;
            }
          : onToggle
      }
      className={joinClasses(disclosure, className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys arrive as clicks */}
      <summary
        className={summaryClass}
        onClick={
          // Where the parent decides, the browser must not open it first.
          open === undefined
            ? undefined
            : (event) => {
                event.preventDefault();
                onOpenChange?.(!open);
              }
        }
      >
        <Line>{summary}</Line>
        <svg className={chevron} viewBox="0 0 24 24" aria-hidden>
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      <div className={panel}>{asBlocks(children)}</div>
    </details>
  );
}
