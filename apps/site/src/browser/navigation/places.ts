/** Number of the current entry of the history, given by the router. Entries older than the router have none. */
export function currentEntry(): number | undefined {
  return (history.state as { idx?: number } | null)?.idx;
}

const places = new Map<number, number>();

/** Remembers how far the page was scrolled when an entry of the history was left. */
export function rememberPlace(entry: number | undefined): void {
  if (entry !== undefined) places.set(entry, scrollY);
}

/**
 * Brings a reader who goes back or forth within a page to the place that was left (D-HASH). Entries without a number
 * are the browser's: it restores them itself.
 * @returns whether the page stands where it should
 */
export function returnToPlace(): boolean {
  const entry = currentEntry();
  const top = entry === undefined ? undefined : places.get(entry);
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  return top !== undefined || (entry === undefined && !location.hash);
}
