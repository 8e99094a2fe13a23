import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { columns as columnClasses, drawn as drawnClass, picture as pictureClass, step, steps } from './Steps.css';

/** Props of `Steps`. Attributes of `<ol>` pass through. */
export interface StepsProps extends ComponentProps<'ol'> {
  /**
   * Columns where there is room; one below the other where the list is narrow, such as in a column.
   * @default 3
   */
  columns?: 3 | 4 | undefined;
  /**
   * Every step has a `picture`: they stand on a ground line as wide as the window. Clip it with `overflow: clip` on the
   * section around.
   * @default false
   */
  drawn?: boolean | undefined;
}

/**
 * Steps in order, as a dashed path from number to number. Renders an `<ol>`; children are `Step`s. The numbers begin at 1,
 * whatever `start` and `reversed` say. Server-safe.
 *
 * @example <Steps><Step heading="Describe">…</Step><Step heading="Compare">…</Step></Steps>
 */
export function Steps({ columns = 3, drawn = false, className, children, ...props }: StepsProps) {
  return (
    <ol
      {...props}
      role="list"
      className={joinClasses(steps, columns === 4 && columnClasses.four, drawn && drawnClass, className)}
    >
      {children}
    </ol>
  );
}

/** Props of `Step`. Attributes of `<li>` pass through. */
export interface StepProps extends ComponentProps<'li'> {
  /** What happens in this step. */
  heading: ReactNode;
  /**
   * Level of the heading, by the outline of the page.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /** A drawing 9.5 rem high that stands on the ground line, for `<Steps drawn>`. */
  picture?: ReactNode;
}

/**
 * One step: heading and text. The number comes from its place in the list. Server-safe.
 *
 * @example <Steps><Step heading="Ask">Say what you plan.</Step></Steps>
 */
export function Step({ heading, level = 3, picture, className, children, ...props }: StepProps) {
  const Heading = `h${level}` as const;
  return (
    <li {...props} className={joinClasses(step, className)}>
      {picture && <div className={pictureClass}>{picture}</div>}
      <Heading>{heading}</Heading>
      {children}
    </li>
  );
}
