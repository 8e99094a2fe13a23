/** The link to a glossary entry that an event is about: one that a plain click would follow. */
export function termOf(event: Event): HTMLAnchorElement | null {
  const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest('a[data-term]');
}
