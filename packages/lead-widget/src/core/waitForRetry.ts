import type { HubLoad } from './registry';

/** Waits before the next attempt, and until the browser is online. Ends early when the load is given up. */
export function waitForRetry(load: HubLoad, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!load.ended && !navigator.onLine) return;
      clearTimeout(timer);
      removeEventListener('online', check);
      load.wake = undefined;
      resolve();
    };
    load.wake = check;
    addEventListener('online', check);
    const timer = setTimeout(check, ms);
  });
}
