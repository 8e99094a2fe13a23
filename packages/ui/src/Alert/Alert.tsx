import type { ComponentProps, ReactNode } from 'react';
import { asBlocks } from '../asBlocks';
import { joinClasses } from '../joinClasses';
import { warnOfChoice } from '../warnOfChoice';
import { alert, body, sign, title as titleClass, tones } from './Alert.css';

/** What kind of message it is; the sign says it without colour. */
export type AlertTone = 'info' | 'success' | 'warning' | 'error';

/** Props of `Alert`. Attributes of `<div>` pass through. */
export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of message it is. Default: `info`. */
  tone?: AlertTone | undefined;
  /** The message in a few words. */
  title?: ReactNode;
  /** What the sign means, in the language of the page, such as „Fehler“; without it the words must say it. */
  label?: string | undefined;
  /**
   * Whether it is read out when it appears: `polite` after what is being read, `assertive` at once, for errors only.
   * Its element must be on the page before its words. Default: not read out, for messages that are there from the start.
   */
  live?: 'polite' | 'assertive' | undefined;
}

const SIGNS: Readonly<Record<AlertTone, string>> = {
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 14v-5m0-3h.01',
  success: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-4 10 3 3 5-6',
  warning: 'M12 3 2 21h20L12 3Zm0 7v5m0 3h.01',
  error: 'M8 2h8l6 6v8l-6 6H8l-6-6V8l6-6Zm1 7 6 6m0-6-6 6',
};

const ROLES = { polite: 'status', assertive: 'alert' } as const;

/**
 * A message within the page, with a sign for its kind. It stays; for what passes use `toast()`. `className`, `style`,
 * `ref` and all other attributes go to the one element around. Server-safe.
 *
 * @example <Alert tone="error" label="Error" title="The request was not sent" live="assertive">Please try again.</Alert>
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function Alert({ tone = 'info', title, label, live, className, children, ...props }: AlertProps) {
  warnOfChoice('<Alert>', 'tone', tone, tones);
  return (
    <div role={live && ROLES[live]} {...props} className={joinClasses(alert, tones[tone], className)}>
      <svg
        className={sign}
        viewBox="0 0 24 24"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={SIGNS[tone]} />
      </svg>
      <div className={body}>
        {title && <p className={titleClass}>{title}</p>}
        {asBlocks(children)}
      </div>
    </div>
  );
}
