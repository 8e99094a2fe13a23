import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { warnOfChoice } from '../warnOfChoice';
import { badge, tones } from './Badge.css';

/** Props of `Badge`. Attributes of `<span>` pass through. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** What the badge says beside its words; never colour alone. Default: `neutral`. */
  tone?: 'neutral' | 'sun' | 'trust' | 'error' | undefined;
}

/**
 * One or two words about the thing beside it, such as its status. Not interactive. Server-safe.
 *
 * @example <Badge tone="trust">Checked</Badge>
 */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  warnOfChoice('<Badge>', 'tone', tone, tones);
  return <span {...props} className={joinClasses(badge, tones[tone], className)} />;
}
