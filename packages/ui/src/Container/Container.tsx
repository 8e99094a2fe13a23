import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { container, widths } from './Container.css';

/** Props of `Container`. Attributes of `<div>` pass through. */
export interface ContainerProps extends ComponentProps<'div'> {
  /**
   * `page` is 77.5 rem, `text` the measure of running text, about 68 characters.
   * @default 'page'
   */
  width?: 'page' | 'text' | undefined;
}

/**
 * Page width, centred, with a margin that never vanishes. Server-safe.
 *
 * @example <Container width="text"><h1>Heating</h1></Container>
 */
export function Container({ width = 'page', className, ...props }: ContainerProps) {
  return <div {...props} className={joinClasses(container, width === 'text' && widths.text, className)} />;
}
