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
 * How a container tells the hub which form belongs in it.
 *
 * - `class`: `class="daa-{integration}"`
 * - `attribute`: `data-daa="{integration}"`
 * - `element`: `<daa-wgt data-itg="{integration}">`
 *
 * Without an integration every container is marked `data-daa=""`. Other hubs: see `HubProvider`.
 */
export type HubMarker = 'class' | 'attribute' | 'element';

/**
 * The container that a provider's script looks for, as data.
 *
 * `{id}` in a value stands for the integration, every other name in braces for a field of the same name: what is not
 * named here never reaches the provider. A name is anything without braces and quotation marks. An attribute whose field
 * is missing is left out. In values that begin with `http` or `/`, everything put in is encoded, but for the slashes of an
 * id within a path, and what is missing is empty: neither decides about the host.
 */
export interface HubContainer {
  /** Name of the element, default `div`. */
  element?: string | undefined;
  /** Attributes with their values, e.g. `{ class: 'daa-{id}', 'data-plz': '{plz}' }`. */
  attributes: Readonly<Record<string, string>>;
}

/** What happens in a provider's form, as far as the provider tells. */
export type HubEvent =
  /** Another step is shown; the number, if it is known, counts from 1. */
  | { type: 'step'; step?: number | undefined }
  /** The request was sent. */
  | { type: 'submit' }
  /** The form wants to be as high as this, in pixels. */
  | { type: 'resize'; height: number };

/** Tells `emit` what happens in `place` until the signal ends it. Made by `messageEvents`, `domEvents`, `submitEvents`. */
export type HubEventSource = (place: HTMLElement, emit: (event: HubEvent) => void, signal: AbortSignal) => void;

/**
 * Sources that a provider needs, by kind of the content security policy: origins, with `*.` for all below a domain, `wss:`
 * ones for `connect`, `data:` for `img` and `font`, `blob:` for `img`.
 */
export type HubCsp = Partial<Record<'script' | 'style' | 'connect' | 'frame' | 'img' | 'font', readonly string[]>>;

/** A lead provider as data: everything that tells it from the others. Made by `defineProvider`, which checks it. */
export interface HubProvider {
  /** Origin of the hub, e.g. `https://hub.example`, or a path prefix on the own origin (`''`). */
  origin: string;
  /**
   * Path of the script with `{id}` wherever the integration belongs, and no other name, or a function of the integration;
   * a whole address needs no origin. `null` for providers whose container is the form, such as a frame.
   */
  script: string | ((id: string) => string) | null;
  /** Default `async`. */
  kind?: HubScriptKind | undefined;
  /** Default `keep`. */
  strategy?: HubStrategy | undefined;
  /** The container that the script looks for. */
  marker: HubContainer;
  /**
   * What the page's policy has to allow beside the script's origin. For the server: nothing is done with it here.
   * Default: nothing.
   */
  csp?: HubCsp | undefined;
  /** How the provider tells what happens in its form. Default: it does not. */
  events?: HubEventSource | undefined;
  /** The form stands in a closed shadow root, so that its height has to do as proof. Default false. */
  opaque?: boolean | undefined;
}

/**
 * Why there is no form.
 *
 * - `blocked-or-unreachable`: the script did not arrive and the server did not answer a probe either
 * - `server`: the server answers, but not with the script (404, 5xx, wrong type)
 * - `csp`: this page's content security policy refused the script, or its author the origin
 * - `offline`: the browser says that it has no connection
 * - `timeout`: the server took longer than the time limit
 * - `not-rendered`: the script ran, but no form appeared
 * - `configuration`: what the page says of the provider is wrong, e.g. `url` throws
 * - `aborted`: the caller's signal ended the load
 */
export type HubFailure =
  | 'blocked-or-unreachable'
  | 'server'
  | 'csp'
  | 'offline'
  | 'timeout'
  | 'not-rendered'
  | 'configuration'
  | 'aborted';

/** Where a form comes from. One of the two is needed. */
export type HubSource = { origin: string } | { provider: HubProvider };

/** Which hub, and how to load it. Either a `provider`, or an `origin` for hubs with a `daa-` marker. */
export interface HubOptions {
  /** The provider as data. `script` and `strategy` beside it win over its own. Default: the hub at `origin`. */
  provider?: HubProvider | undefined;
  /** Origin of the hub, e.g. `https://hub.example`, or a path prefix on the own origin (`''`). */
  origin?: string | undefined;
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
  /** Time limit of each attempt in milliseconds, default 10 000. An answer that comes later counts all the same. */
  timeoutMs?: number | undefined;
  /** Nonce of the page's content security policy, set on the script. Default: none. */
  nonce?: string | undefined;
  /**
   * Trusted Types policy of the page, for policies with `require-trusted-types-for 'script'`. Default: none.
   * @see https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
   */
  policy?: { createScriptURL(url: string): unknown } | undefined;
  /** Ends this call. The load itself ends when every caller has aborted. Default: nothing ends it. */
  signal?: AbortSignal | undefined;
}

/** A hub script that has run. */
export interface LoadedHub {
  /** The tag that has run. */
  script: HTMLScriptElement;
  /** Whether the tag was in the document already, put there by someone else. */
  foreign: boolean;
}
