import type { HubLoad } from './registry';

/** Waits before the next attempt, and until the browser is online. Ends early when nobody wants the load any more. */
export function waitForRetry(load: HubLoad, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (load.users && !navigator.onLine) return;
      clearTimeout(timer);
      removeEventListener('online', check);
      resolve();
    };
    load.wake = check;
    addEventListener('online', check);
    const timer = setTimeout(check, ms);
  });
}
