import type { HubLoad } from './registry';
import type { HubOptions } from './types';

/** Milliseconds before the next attempt: doubling from `retryBaseMs`, at most `retryCapMs`. */
export function retryDelay(attempts: number, { retryBaseMs = 1000, retryCapMs = 30_000 }: Partial<HubOptions>): number {
  return Math.min(retryBaseMs * 2 ** (attempts - 1), retryCapMs);
}

/**
 * Waits before the next attempt: until the browser is online again, and then as long as the count asks for. Ends early
 * when nobody wants the load any more.
 *
 * @param attempts how many have failed; 0 waits for the connection only
 */
export function waitForRetry(load: HubLoad, attempts: number, options: HubOptions): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', check);
      load.wake = undefined;
      resolve();
    };
    const check = () => {
      if (navigator.onLine) done();
    };
    load.wake = done;
    addEventListener('online', check);
    timer = setTimeout(check, attempts ? retryDelay(attempts, options) : 0);
  });
}
