/** Whether a fragment is a tool's, e.g. `#r=1&k=18000`, and no anchor: those hold no `=`. */
export function isToolFragment(fragment: string): boolean {
  return /^#r=\d/.test(fragment);
}

/** Event of the window: a tool has found no inputs of its own in the fragment, whatever that is. */
export const UNREAD = 'unread';
