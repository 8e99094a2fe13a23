import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { chevron, disclosure, panel, summary as summaryClass } from './Disclosure.css';

/** Props of `Disclosure`. Attributes of `<details>` pass through. */
export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The line that is always visible and opens the rest. */
  summary: ReactNode;
  /** Makes the summary a heading of this level, by the outline of the page. Without it the summary is plain text. */
  level?: 2 | 3 | 4;
  /** Disclosures of one name close each other. Without it each opens and closes on its own. */
  name?: string;
  /** Open in the delivered page; the visitor decides from then on. Default: `false`. */
  open?: boolean;
}

/**
 * A line that opens to more. Renders `<details>`: works before and without JavaScript, found by the browser's search in
 * the page. Server-safe.
 *
 * @example <Disclosure summary="What does it cost?" level={3}><p>…</p></Disclosure>
 */
export function Disclosure({ summary, level, className, children, ...props }: DisclosureProps) {
  const Line = level ? (`h${level}` as const) : 'span';
  return (
    <details {...props} className={joinClasses(disclosure, className)}>
      <summary className={summaryClass}>
        <Line>{summary}</Line>
        <svg className={chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}
