/**
 * Calls those who listen now. What one throws reaches the page, as an error in an event listener would, and stops
 * nobody else; who comes during the round is called with the next one, who goes during it is not called.
 */
export function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of new Set(listeners)) {
    try {
      if (listeners.has(listener)) listener();
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
