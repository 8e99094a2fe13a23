/** Waits before the next attempt, and until the browser is online. Ends early with the signal. */
export function waitForRetry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = new AbortController();
    const check = () => {
      if (!signal.aborted && !navigator.onLine) return;
      clearTimeout(timer);
      wait.abort();
      resolve();
    };
    const timer = setTimeout(check, ms);
    addEventListener('online', check, wait);
    signal.addEventListener('abort', check, wait);
  });
}
