import type { ReactNode } from 'react';

/** Where the markup of an Astro island's slot stands for several children. */
const isSlot = (child: ReactNode) =>
  typeof child === 'object' &&
  child !== null &&
  'type' in child &&
  typeof child.type === 'function' &&
  'shouldComponentUpdate' in child.type;

/**
 * While developing, says what is wrong where an island hands over its children as one lump of markup: React sees
 * neither how many there are nor what they are.
 */
export function warnOfSlot(component: string, children: ReactNode, follows: string): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load. They do not give a browser `process`.
    if (process.env.NODE_ENV !== 'production' && isSlot(children)) {
      console.error(
        `ui: <${component}> was given the slot of an island instead of elements. ${follows} Write it with its children in a React file and use that as the island; see “Islands” in the README.`,
      );
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
