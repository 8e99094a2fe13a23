import type { ReactNode } from 'react';

/** React's own `isValidElement` would leave an empty `import 'react'` behind. */
const isElement = (child: ReactNode) => typeof child === 'object' && child !== null && 'props' in child;

/**
 * While developing, says that there is no one element to draw, as where it was given words or two elements: what follows
 * is an error that names no component.
 *
 * @param component As the page writes it.
 * @param child What stands between its tags.
 */
export function warnOfChild(component: string, child: ReactNode): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production' && !isElement(child)) {
      console.error(
        `ui: <${component}> was given no element as its one child, and cannot be rendered. Write exactly one between its tags, such as <a href="…">…</a>.`,
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
