/** Whether a fragment is a tool's, e.g. `#r=1&k=18000`, and no anchor: those hold no `=`. */
export function isToolFragment(fragment: string): boolean {
  return /^#r=\d/.test(fragment);
}
