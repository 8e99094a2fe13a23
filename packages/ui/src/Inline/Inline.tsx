import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { gaps } from '../Stack/Stack.css';
import { aligned, inline, justified } from './Inline.css';

/** Props of `Inline`. Attributes of `<div>` pass through. */
export interface InlineProps extends ComponentProps<'div'> {
  /**
   * Space between children and between lines, a step of the space scale.
   * @default 3
   */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  /**
   * How children of different heights stand beside each other.
   * @default 'center'
   */
  align?: 'center' | 'baseline' | 'start' | 'end' | undefined;
  /**
   * Where children stand on a line that they do not fill.
   * @default 'start'
   */
  justify?: 'start' | 'between' | 'end' | undefined;
}

/**
 * Children side by side, on further lines where it gets narrow, such as the buttons of a form. Server-safe.
 *
 * @example <Inline><Button variant="cta">Send</Button><Button variant="ghost">Back</Button></Inline>
 */
export function Inline({ gap = 3, align = 'center', justify = 'start', className, ...props }: InlineProps) {
  return <div {...props} className={joinClasses(inline, gaps[gap], aligned[align], justified[justify], className)} />;
}
