import { HubError } from './errors';
import { hubTags, hubUrl, withoutHash } from './hubUrl';
import { insertScript } from './insertScript';
import { type HubLoad, registry } from './registry';
import { pageKey, reloadOnce } from './reloadOnce';
import { waitForRetry } from './retry';
import type { HubOptions, LoadedHub } from './types';

/**
 * Loads the hub's script: one tag per URL in the document, one promise for everybody who asks, retries included.
 *
 * A failure is forgotten and its tag removed, so that a later call starts afresh. `load` does not mean that a form is
 * there: use `watchRender`, or `startWidget` for everything together.
 *
 * @returns The script; `foreign` tells that someone else had put it there. `null` on the server. With the strategy
 *   `reload-once` it never settles when the page is being left.
 * @throws {HubError} with `reason` when all attempts have failed, at once for `csp` and `aborted`.
 * @example await loadHub({ origin: 'https://hub.example', integration: 'abc', strategy: 'replace' });
 * @see docs/decisions D-STRATEGY, D-RETRY
 */
export function loadHub(options: HubOptions): Promise<LoadedHub | null> {
  if (typeof document === 'undefined') return Promise.resolve(null);
  const { strategy = 'keep', signal } = options;
  const url = hubUrl(options);
  if (signal?.aborted) return Promise.reject(new HubError('aborted', 0, url));
  if (reloadOnce(options)) return new Promise(() => {});
  const shared = registry();
  shared.page = pageKey(location.href);
  let load = shared.loads.get(url);
  if (strategy === 'keep' && !load) {
    const tag = hubTags(url).find(({ src }) => withoutHash(src) === url);
    if (tag) return Promise.resolve({ script: tag, foreign: true });
  }
  if (!load || (load.script && strategy !== 'keep')) load = startLoad(url, options);
  return join(load, url, signal);
}

function startLoad(url: string, options: HubOptions): HubLoad {
  const { loads } = registry();
  const load = { users: 0 } as HubLoad;
  const { retries = 3 } = options;
  const run = async (): Promise<LoadedHub> => {
    for (let attempts = 1; ; attempts += 1) {
      const outcome = await insertScript(url, options);
      if (typeof outcome !== 'string') {
        load.script = outcome;
        if (!load.users) outcome.remove();
        return { script: outcome, foreign: false };
      }
      const last = outcome === 'csp' || (attempts > retries && outcome !== 'offline');
      if (!last && load.users) await waitForRetry(load, outcome === 'offline' ? 0 : attempts, options);
      if (last || !load.users) {
        if (loads.get(url) === load) loads.delete(url);
        throw new HubError(load.users ? await explain(outcome, url) : 'aborted', attempts, url);
      }
      if (outcome === 'offline') attempts -= 1;
    }
  };
  loads.set(url, load);
  load.promise = run();
  // Everybody may have left by then.
  load.promise.catch(() => {});
  return load;
}

/** An answer of any kind, even one we may not read, tells that the server is there. */
async function explain(reason: HubError['reason'], url: string): Promise<HubError['reason']> {
  if (reason !== 'blocked-or-unreachable') return reason;
  return fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(5000) }).then(
    () => 'server',
    () => reason,
  );
}

function join(load: HubLoad, url: string, signal: AbortSignal | undefined): Promise<LoadedHub> {
  load.users += 1;
  if (!signal) return load.promise;
  return new Promise((resolve, reject) => {
    const leave = () => {
      load.users -= 1;
      // A tag cannot be called back, so a running attempt ends by itself; what must not happen is another one.
      if (!load.users && load.wake) {
        registry().loads.delete(url);
        load.wake();
      }
      reject(new HubError('aborted', 0, url));
    };
    signal.addEventListener('abort', leave, { once: true });
    load.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
