import { HubError } from './HubError';
import { hubTags, hubUrl } from './hubUrl';
import { insertScript } from './insertScript';
import { type HubLoad, registry } from './registry';
import type { HubFailure, HubOptions, LoadedHub } from './types';
import { waitForRetry } from './waitForRetry';

/**
 * Loads the hub's script: one tag per URL in the document, one promise for everybody who asks, retries included.
 *
 * A failure is forgotten and its tag removed, so that a later call starts afresh. `load` does not mean that a form is
 * there: use `watchRender`, or `startWidget` for everything together. The strategy `reload-once` behaves like
 * `replace` here; whether the page has to be loaded afresh is decided before, by `reloadOnce`.
 *
 * @returns The script; `foreign` tells that someone else had put it there. `null` on the server.
 * @throws {HubError} with `reason` when all attempts have failed, at once for `csp` and `aborted`.
 * @example await loadHub({ origin: 'https://hub.example', integration: 'abc', strategy: 'replace' });
 */
export async function loadHub(options: HubOptions): Promise<LoadedHub | null> {
  if (typeof document === 'undefined') return null;
  const { signal, strategy = 'keep' } = options;
  const keep = strategy === 'keep';
  const url = hubUrl(options);
  if (signal?.aborted) throw new HubError('aborted', 0, url);
  const { loads } = registry();
  let load = loads.get(url);
  if (keep && !load) {
    const script = hubTags(url).find((tag) => tag.src === url);
    if (script) return { script, foreign: true };
  }
  if (!load || load.ended || (load.script && !keep)) {
    load = { users: 0, runs: load?.runs ?? 0 } as HubLoad;
    loads.set(url, load);
    load.promise = run(url, load, options);
  }
  const wanted = load;
  wanted.users += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      wanted.users -= 1;
      // A tag cannot be called back, so a running attempt ends by itself; what must not happen is another one.
      if (!wanted.users) wanted.wake?.();
      reject(new HubError('aborted', 0, url));
    };
    wanted.promise.then(resolve, reject);
    signal?.addEventListener('abort', leave);
  });
}

async function run(url: string, load: HubLoad, options: HubOptions): Promise<LoadedHub> {
  const { retries = 3, retryBaseMs = 1000, retryCapMs = 30_000 } = options;
  for (let attempts = 1; ; attempts += 1) {
    let failure = await insertScript(url, load, options).catch((): HubFailure => 'csp');
    const { script } = load;
    if (script) {
      // Its page has been left; the next one puts its own tag.
      if (!load.users) script.remove();
      return { script, foreign: false };
    }
    // Being offline is nobody's failure, so it does not count.
    if (failure === 'offline') attempts -= 1;
    if (failure !== 'csp' && attempts <= retries && load.users) {
      await waitForRetry(load, Math.min(retryBaseMs * 2 ** (attempts - 1), retryCapMs));
      if (load.users) continue;
    }
    load.ended = true;
    // Whoever has left, by withdrawing consent for one, wants nothing asked any more.
    if (load.users && failure === 'blocked-or-unreachable') {
      // An answer of any kind, even one we may not read, tells that the server is there.
      failure = await fetch(url, { mode: 'no-cors' }).then(
        () => 'server',
        () => failure,
      );
    }
    throw new HubError(load.users ? (failure as HubFailure) : 'aborted', attempts, url);
  }
}
