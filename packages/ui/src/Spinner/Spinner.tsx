import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import { ring, spinner } from './Spinner.css';

/** Props of `Spinner`. Attributes of `<span>` pass through. */
export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is under way. Always visible: a ring alone says nothing. */
  children: ReactNode;
}

/**
 * Something takes a moment, and nobody knows how long. Read out when it appears within a page that is already there.
 * Where the share is known, use `Progress`; for a button its `loading`. Server-safe.
 *
 * @example <Spinner>Offers are being loaded …</Spinner>
 */
export function Spinner({ className, children, ...props }: SpinnerProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing was calculated
    <span role="status" {...props} className={joinClasses(spinner, className)}>
      <span className={ring} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
