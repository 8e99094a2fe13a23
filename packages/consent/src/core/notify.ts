/** A listener as it was registered: an object of its own, so that the same function can listen twice. */
export interface Listening {
  readonly listener: () => void;
}

/**
 * Calls those who listen now. What one throws is reported to the page, as an error in an event listener would be, and
 * stops nobody else; who comes during the round is called with the next one, who goes during it is not called.
 */
export function notify(listeners: ReadonlySet<Listening>): void {
  for (const listening of Array.from(listeners)) {
    try {
      if (listeners.has(listening)) listening.listener();
    } catch (error) {
      // Older browsers and some test environments have no reportError; an error in a microtask ends up in the same place.
      if (typeof reportError === 'function') reportError(error);
      else
        queueMicrotask(() => {
          throw error;
        });
    }
  }
}
