import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { heading, sizes } from './Heading.css';

/** Props of `Heading`. Attributes of `<h1>` to `<h4>` pass through. */
export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the outline of the page, which assistive technology reads. No level is skipped. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, where that differs from its level. Default: the level. */
  size?: 'display' | 1 | 2 | 3 | 4 | undefined;
}

/**
 * A heading, whose level says where it belongs and whose size how it looks. Server-safe.
 *
 * @example <Heading level={2} size={3}>What it costs</Heading>
 */
export function Heading({ level, size = level, className, ...props }: HeadingProps) {
  const Level = `h${level}` as const;
  return <Level {...props} className={joinClasses(heading, sizes[size], className)} />;
}
