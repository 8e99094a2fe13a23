/** How long the page is left alone where the browser cannot tell idleness. */
const IDLE_FALLBACK_MS = 2000;

/**
 * Calls back once, when the browser has nothing better to do.
 *
 * @returns Calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
