/** Waits before the next attempt, and until the browser is online. Ends early with the signal. */
export function waitForRetry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!signal.aborted && !navigator.onLine) return;
      clearTimeout(timer);
      removeEventListener('online', check);
      resolve();
    };
    const timer = setTimeout(check, ms);
    addEventListener('online', check);
    signal.addEventListener('abort', check);
  });
}
