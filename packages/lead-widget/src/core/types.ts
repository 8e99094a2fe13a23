/**
 * What to do when the document already holds a script of this hub.
 *
 * - `keep`: a script with the same URL stays and is used. Only for hubs that notice late containers.
 * - `replace`: earlier scripts are removed and a fresh one runs, also if it is a module.
 * - `reload-once`: a page entered later in the same document is loaded afresh, see `reloadOnce`.
 *
 * `lead-widget-contract --hub URL` finds out which one a hub needs.
 */
export type HubStrategy = 'keep' | 'replace' | 'reload-once';

/** How the script is loaded: as a module, or as a classic script with `async`. Never parser-blocking. */
export type HubScriptKind = 'module' | 'async';

/**
 * How a container tells the hub which form belongs into it.
 *
 * - `class`: `class="daa-{integration}"`
 * - `attribute`: `data-daa="{integration}"`
 * - `element`: `<daa-wgt data-itg="{integration}">`
 *
 * Without an integration every container is marked `data-daa=""`.
 */
export type HubMarker = 'class' | 'attribute' | 'element';

/**
 * Why there is no form.
 *
 * - `blocked-or-unreachable`: the script did not arrive and the server did not answer a probe either
 * - `server`: the server answers, but not with the script (404, 5xx, wrong type)
 * - `csp`: this page's content security policy refused the script
 * - `offline`: the browser says that it has no connection
 * - `timeout`: the server took longer than the time limit
 * - `not-rendered`: the script ran, but no form appeared
 * - `aborted`: the caller's signal ended the load
 */
export type HubFailure =
  | 'blocked-or-unreachable'
  | 'server'
  | 'csp'
  | 'offline'
  | 'timeout'
  | 'not-rendered'
  | 'aborted';

/** Which hub, and how to load it. */
export interface HubOptions {
  /** Origin of the hub, e.g. `https://hub.example`, or a path prefix on the own origin (`''`). */
  origin: string;
  /** Integration id given by the provider. Without it the hub is loaded without a parameter. */
  integration?: string | undefined;
  /** Default `async`. */
  script?: HubScriptKind | undefined;
  /** Default `keep`. */
  strategy?: HubStrategy | undefined;
  /**
   * Address of the script. Default: `{origin}/js/hub.js`, with an integration followed by `?{integration}`. What a
   * function returns is used as it is: where the hub wants the integration in the address, the function puts it there.
   */
  url?: ((options: HubOptions) => string) | undefined;
  /** Further attempts after the first, default 3. */
  retries?: number | undefined;
  /** Milliseconds before the first retry; doubles each time. Default 1000. */
  retryBaseMs?: number | undefined;
  /** Upper limit of the wait between attempts in milliseconds, default 30 000. */
  retryCapMs?: number | undefined;
  /** Time limit of each attempt in milliseconds, default 10 000. */
  timeoutMs?: number | undefined;
  /** Nonce of the page's content security policy, set on the script. */
  nonce?: string | undefined;
  /** Trusted Types policy of the page, for policies with `require-trusted-types-for 'script'`. */
  policy?: { createScriptURL(url: string): unknown } | undefined;
  /** Ends this call. The load itself ends when every caller has aborted. */
  signal?: AbortSignal | undefined;
}

/** A hub script that has run. */
export interface LoadedHub {
  /** The tag that has run. */
  script: HTMLScriptElement;
  /** Whether the tag was in the document already, put there by someone else. */
  foreign: boolean;
}
