import { HubError } from './HubError';
import { hubTags, hubUrl } from './hubUrl';
import { insertScript } from './insertScript';
import { providerOf } from './providerOf';
import { type HubLoad, registry } from './registry';
import type { HubFailure, HubOptions, HubSource, LoadedHub } from './types';
import { waitForRetry } from './waitForRetry';

/**
 * Loads the hub's script: one tag per URL in the document, one promise for everybody who asks, retries included.
 *
 * A failure is forgotten, so that a later call starts afresh. A tag without an answer stays until every caller has
 * aborted: its answer counts whenever it comes. `load` does not mean that a form is there: use `watchRender`, or
 * `startWidget` for everything together. The strategy `reload-once` behaves like `replace` here; whether the page has to
 * be reloaded is decided earlier, by `reloadOnce`.
 *
 * @returns The script; `foreign` tells that someone else had put it there. `null` on the server, and for providers
 *   without a script.
 * @throws {HubError} with `reason` when all attempts have failed, at once for `configuration`, `csp` and `aborted`.
 * @example await loadHub({ origin: 'https://hub.example', integration: 'abc', strategy: 'replace' });
 */
export async function loadHub(options: HubOptions & HubSource): Promise<LoadedHub | null> {
  if (typeof document === 'undefined') return null;
  const { signal } = options;
  const url = addressOf(options);
  if (!url) return null;
  const keep = (providerOf(options).strategy ?? 'keep') === 'keep';
  if (signal?.aborted) throw new HubError('aborted', { url });
  const { loads } = registry();
  let load = loads.get(url);
  if (keep && !load) {
    const script = hubTags(url).find((tag) => tag.src === url);
    if (script) return { script, foreign: true };
  }
  if (!load || load.ended || load.life.signal.aborted !== !!load.script || (load.script && !keep)) {
    load = { users: 0, runs: load?.runs ?? 0, times: [] as number[], life: new AbortController() } as HubLoad;
    load.promise = run(url, load, options);
    loads.set(url, load);
  }
  return join(load, url, signal);
}

function addressOf(options: HubOptions): string {
  try {
    return hubUrl(options);
  } catch (cause) {
    throw new HubError('configuration', { cause });
  }
}

/** One more caller; the last one to leave ends the load, so that nothing is requested and nothing runs any more. */
function join(load: HubLoad, url: string, signal: AbortSignal | undefined): Promise<LoadedHub> {
  load.users += 1;
  return new Promise((resolve, reject) => {
    load.promise.then(resolve, reject);
    // Forgotten once there is a script: a signal may live as long as the page.
    signal?.addEventListener(
      'abort',
      () => {
        load.users -= 1;
        if (!load.users) load.life.abort();
        reject(new HubError('aborted', { url }));
      },
      load.life,
    );
  });
}

async function run(url: string, load: HubLoad, options: HubOptions): Promise<LoadedHub> {
  const { retries = 3, retryBaseMs = 1000, retryCapMs = 30_000 } = options;
  const { kind } = providerOf(options);
  const { signal } = load.life;
  const began = performance.now();
  for (let attempt = 0; ; ) {
    load.times.push(Math.round(performance.now() - began));
    let reason = await insertScript(url, load, options, kind).catch((cause: unknown): HubFailure => {
      load.cause = cause;
      return 'csp';
    });
    // Being offline is nobody's failure, so it does not count.
    if (reason !== 'offline') attempt += 1;
    if (reason && reason !== 'csp' && attempt <= retries) {
      await waitForRetry(Math.min(retryBaseMs * 2 ** Math.max(attempt - 1, 0), retryCapMs), signal);
      if (!signal.aborted) continue;
    }
    if (load.script) return { script: load.script, foreign: false };
    load.ended = true;
    if (reason === 'blocked-or-unreachable') {
      // An answer of any kind, even one we may not read, tells that the server is there.
      try {
        if (!registry().answer) await fetch(url, { mode: 'no-cors', signal });
        reason = 'server';
      } catch {
        // None came.
      }
    }
    if (signal.aborted) reason = 'aborted';
    throw new HubError(reason as HubFailure, { ...load, url });
  }
}
