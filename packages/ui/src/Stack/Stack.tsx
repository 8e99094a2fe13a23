import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { gaps, stack, starts } from './Stack.css';

/** Props of `Stack`. Attributes of `<div>` pass through. */
export interface StackProps extends ComponentProps<'div'> {
  /**
   * Space between children, a step of the space scale.
   * @default 4
   */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  /**
   * Whether children fill the width or keep their own.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | undefined;
}

/**
 * Children one below the other, evenly spaced. Components have no outer margins; this is where space comes from.
 * Server-safe.
 *
 * @example <Stack gap={6}><h2>Heating</h2><p>Heat from the air.</p></Stack>
 */
export function Stack({ gap = 4, align = 'stretch', className, ...props }: StackProps) {
  return <div {...props} className={joinClasses(stack, gaps[gap], align === 'start' && starts, className)} />;
}
