import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { divider, weights } from './Divider.css';

/** Props of `Divider`. Attributes of `<hr>` pass through. */
export interface DividerProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** `hair` between lines, `plan` between parts, `ground` what everything stands on. Default: `hair`. */
  weight?: 'hair' | 'plan' | 'ground' | undefined;
}

/**
 * A line where the subject changes. Renders `<hr>`, which assistive technology reads as a separator; for mere looks give
 * it `aria-hidden`. Server-safe.
 *
 * @example <Divider weight="plan" />
 */
export function Divider({ weight = 'hair', className, ...props }: DividerProps) {
  return <hr {...props} className={joinClasses(divider, weights[weight], className)} />;
}
