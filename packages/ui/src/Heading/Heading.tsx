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

/** While developing, says what plain JavaScript has forgotten: what React says of `<hundefined>` names no remedy. */
function warnOfLevel(level: number | undefined): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production' && ![1, 2, 3, 4].includes(level as number)) {
      console.error(
        `ui: <Heading> was given the level ${level}; without one it is drawn as <h2>. Write level={1} to level={4}, where it belongs in the outline of the page; how large it looks says size.`,
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/**
 * A heading, whose level says where it belongs and whose size how it looks. Server-safe.
 *
 * @example <Heading level={2} size={3}>What it costs</Heading>
 */
export function Heading({ level, size, className, ...props }: HeadingProps) {
  warnOfLevel(level);
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- plain JavaScript can leave it out
  const drawn = level ?? 2;
  const Level = `h${drawn}` as const;
  return <Level {...props} className={joinClasses(heading, sizes[size ?? drawn], className)} />;
}
