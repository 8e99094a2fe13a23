import type { HubError, HubEvent, HubFailure, HubOptions, MarkOptions } from '@sanierungsweg/lead-widget/core';

/** Where a widget stands. `failed` flips to `ready` when a late form appears. */
export type LeadStatus =
  | 'idle'
  | 'waiting-consent'
  | 'waiting-visible'
  | 'loading'
  | 'loaded'
  | 'ready'
  | 'failed'
  | 'reloading';

/** Why a widget has no form. Not `aborted`: whoever ends a load knows it. */
export type LeadFailure = Exclude<HubFailure, 'aborted'>;

/** What a consent manager has to offer. Structural: no package is needed. */
export interface ConsentAdapter {
  /** Whether the visitor has agreed to content of the provider. Anything but `true`, and an error, counts as no. */
  get(): boolean;
  /**
   * Calls the listener after every decision of the visitor, also after one that changes nothing, and at no other time;
   * returns how to stop. A call while `get` is not `true` is a refusal: it takes away a form that was loaded once.
   * Where a manager also tells of other things, such as that its dialog opens, keep those from the listener.
   */
  subscribe(listener: () => void): () => void;
  /** Stores the agreement for good. Without it only "once" is offered. */
  grant?: (() => void) | undefined;
}

/**
 * When the script is requested: at once, when the place comes near the viewport, or when the visitor touches it.
 * A hash or a link that points at the widget loads it at once in each case.
 */
export type LoadMode = 'now' | 'visible' | 'interaction';

/** What a page may want to know. Errors come from this package, everything else from the provider, if it tells. */
export interface WidgetEvents {
  /** After each failure, with everything that is known about it. */
  onError?: ((error: HubError) => void) | undefined;
  /** The form shows another step. Only for providers with `events`. */
  onStep?: ((event: Extract<HubEvent, { type: 'step' }>) => void) | undefined;
  /** The request was sent. Only for providers with `events`. */
  onSubmit?: (() => void) | undefined;
  /** The form wants to be this high, in pixels; a frame has got that height already. Only for providers with `events`. */
  onResize?: ((height: number) => void) | undefined;
}

/** What to load, how many times to try, and how it is marked. Only `origin` or `provider` is required. */
export interface EagerOptions extends Omit<HubOptions, 'signal'>, MarkOptions, WidgetEvents {
  /**
   * Pass `reloadOnce` of this package for the strategy `reload-once` in pages that navigate without a full load. Left
   * out, the strategy runs the script again, as `replace` does.
   */
  reload?: ((options: HubOptions) => boolean) | undefined;
  /** Milliseconds between the container and the script, default 100. */
  initDelayMs?: number | undefined;
  /** Milliseconds after which a missing form counts as a failure, default 8000. Loading goes on in the background. */
  renderTimeoutMs?: number | undefined;
}

/** What to load, when, how many times to try, and how it is marked. Only `origin` or `provider` is required. */
export interface WidgetOptions extends EagerOptions {
  /** Default `now`. */
  load?: LoadMode | undefined;
  /** Without an adapter nothing is waited for. */
  consent?: ConsentAdapter | undefined;
}

/** Called after every change of state. */
export type Notify = (status: LeadStatus, failure: LeadFailure | null) => void;

/** A widget under way, as `startWidget` returns it. */
export interface Widget {
  /**
   * Loads now, whatever the load mode and, for this once, without stored consent. Also the way to try again: after the
   * failure `timeout` by a reload of the page, because a browser requests an address only once at a time. Without effect
   * after `stop`.
   */
  start(): void;
  /** Removes the container and everything that waits. */
  stop(): void;
  /** What the visitor had typed when consent was withdrawn, a line each; empty otherwise. Kept nowhere else. */
  typed(): string;
}

/** Makes what a form waits for, from what it may know and do of the widget. */
export type Gate = (turn: {
  slot: HTMLElement;
  /** Over when the widget is. */
  life: AbortSignal;
  status: () => LeadStatus;
  /** Ends what was under way and goes to a state of waiting; its signal ends with that state. */
  enter: (status: 'waiting-consent' | 'waiting-visible') => AbortSignal;
  /** Loads the form. */
  begin: () => void;
}) => {
  /** The page is visited. */
  open: () => void;
  /** A form begins to load; its signal ends when the form goes. */
  onLoad: (signal: AbortSignal) => void;
  typed: () => string;
};
