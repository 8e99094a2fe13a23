import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { visuallyHidden } from './VisuallyHidden.css';

/** Props of `VisuallyHidden`: those of `<span>`. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/**
 * Text for assistive technology only. Nothing that can be focused belongs in it. Server-safe.
 *
 * @example <Button size="icon"><Icon name="x" /><VisuallyHidden>Close</VisuallyHidden></Button>
 */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={joinClasses(visuallyHidden, className)} />;
}
