import {
  createContainer,
  type HubFailure,
  type HubOptions,
  loadHub,
  type MarkOptions,
  registry,
  watchRender,
} from '@sanierungsweg/lead-widget/core';

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

/** Why a widget has no form. Whoever ends a load is not told so. */
export type LeadFailure = Exclude<HubFailure, 'aborted'>;

/** What a consent manager has to offer. Structural: no package is needed. */
export interface ConsentAdapter {
  /** Whether the visitor has agreed to content of the provider. Anything but `true`, and an error, counts as no. */
  get(): boolean;
  /** Calls the listener after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Stores the agreement for good. Without it only "once" is offered. */
  grant?: (() => void) | undefined;
}

/**
 * When the script is asked for: at once, when the place comes near the viewport, or when the visitor touches it.
 * A hash or a link that points at the widget loads it at once in each case.
 */
export type LoadMode = 'now' | 'visible' | 'interaction';

/** What to load, when, how often, and how it is marked. Only `origin` is required. */
export interface WidgetOptions extends Omit<HubOptions, 'signal'>, MarkOptions {
  /** Default `now`. */
  load?: LoadMode | undefined;
  /** Without an adapter nothing is waited for. */
  consent?: ConsentAdapter | undefined;
  /**
   * Pass `reloadOnce` of this package for the strategy `reload-once` in pages that navigate without a full load. Left
   * out, the strategy runs the script again, as `replace` does.
   */
  reload?: ((options: HubOptions) => boolean) | undefined;
  /** Milliseconds between the container and the script, default 100. */
  initDelayMs?: number | undefined;
  /** Milliseconds after which a missing form counts as failure, default 8000. Loading goes on behind it. */
  renderTimeoutMs?: number | undefined;
}

/** A widget under way, as `startWidget` returns it. */
export interface Widget {
  /**
   * Loads now, whatever the load mode and, for this once, without stored consent. Also the way to try again: after the
   * failure `timeout` by a reload of the page, because a browser asks for an address only once at a time.
   */
  start(): void;
  /** Removes the container and everything that waits. */
  stop(): void;
}

/** Anything but `true`, and an adapter that fails, is no agreement. */
function hasAgreed(consent: ConsentAdapter): boolean {
  try {
    const answer: unknown = consent.get();
    return answer === true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

/**
 * A widget without an interface: container, script, observation, states. React component and element stand on it.
 *
 * @param slot an empty element that nobody else renders into; the provider's container is made inside. Its parent is
 *   the place that `load` looks at, and keeps a reserved height until `data-released` is set on the slot.
 * @param notify called after every change of state
 * @returns how to load at once, and how to end it
 * @example const widget = startWidget(slot, { origin, integration }, (status, failure) => show(status, failure));
 */
export function startWidget(
  slot: HTMLElement,
  options: WidgetOptions,
  notify: (status: LeadStatus, failure: LeadFailure | null) => void,
): Widget {
  const { consent, load = 'now', initDelayMs = 100, renderTimeoutMs = 8000 } = options;
  const place = slot.parentElement as HTMLElement;
  const shared = registry();
  /** The reason instead of `failed`. */
  let status: LeadStatus | LeadFailure = 'idle';
  /** What the present phase has started: waiting, or loading and observing. */
  let phase: AbortController | undefined;
  let loaded: boolean | undefined;
  let once: boolean | undefined;

  const set = (next: LeadStatus, failure: LeadFailure | null = null) => {
    status = failure ?? next;
    // At once, so that a placeholder can make room before the next paint.
    slot.dataset.status = next;
    notify(next, failure);
  };

  const end = () => {
    phase?.abort();
    observer.disconnect();
  };

  const enter = () => {
    end();
    phase = new AbortController();
    return phase.signal;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries[0] as IntersectionObserverEntry;
      if (status === 'ready') {
        // Only below the viewport does nobody see the height change.
        if (entry.boundingClientRect.top > innerHeight) slot.dataset.released = '';
      } else if (entry.isIntersecting) begin();
    },
    // The distance to the viewport at which `load: 'visible'` begins.
    { rootMargin: '400px' },
  );

  const begin = () => {
    // The browser gives the request under way to every further tag of that address; only a new document asks anew.
    if (status === 'timeout') return location.reload();
    const signal = enter();
    const again = loaded && 'replace';
    // Such a hub has had its run, so this is as good as another page.
    if (again) shared.page = '';
    if (options.reload?.(options)) return set('reloading');
    let timer: ReturnType<typeof setTimeout>;
    const limit = () => {
      timer = setTimeout(
        () => set('failed', loaded ? 'not-rendered' : navigator.onLine ? 'timeout' : 'offline'),
        renderTimeoutMs,
      );
    };
    loaded = false;
    shared.hosts += 1;
    shared.page = location.href;
    slot.append(createContainer(options));
    set('loading');
    limit();
    const delay = setTimeout(
      () =>
        loadHub({ ...options, strategy: again || options.strategy, signal }).then(
          () => {
            loaded = true;
            if (status === 'loading') set('loaded');
          },
          ({ reason }: { reason: LeadFailure }) => {
            if (signal.aborted || status === 'ready') return;
            clearTimeout(timer);
            set('failed', reason);
          },
        ),
      initDelayMs,
    );
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      clearTimeout(delay);
      slot.replaceChildren();
      shared.hosts -= 1;
      // A remount in the same turn is the same page; otherwise the hub's next page is another one.
      queueMicrotask(() => {
        if (!shared.hosts) shared.page = '';
      });
    });
    watchRender(
      slot,
      (rendered) => {
        clearTimeout(timer);
        set(rendered ? 'ready' : 'loaded');
        if (rendered) observer.observe(place);
        else limit();
      },
      signal,
    );
  };

  const wait = () => {
    const until = { signal: enter() };
    // A link in a drawing has no `hash`.
    const look = ({ hash = '' }: { hash?: string }) => {
      // Decodes like decodeURIComponent, but does not throw if the address is broken.
      const target = document.getElementById(new URLSearchParams(`a=${hash.slice(1)}`).get('a') as string);
      if (load === 'now' || target?.contains(slot) || place.contains(target)) begin();
    };
    set('waiting-visible');
    const follow = ({ target }: Event) => look((target as Element).closest?.('a') ?? location);
    addEventListener('hashchange', follow, until);
    addEventListener('click', follow, until);
    if (load === 'visible') observer.observe(place);
    else {
      place.addEventListener('pointerover', begin, until);
      place.addEventListener('focusin', begin, until);
    }
    look(location);
  };

  const check = () => {
    const waiting = status === 'waiting-consent';
    if (!consent || hasAgreed(consent)) {
      // From now on the stored decision counts, also its withdrawal.
      once = false;
      if (waiting || status === 'idle') wait();
    } else if (!waiting && !once) {
      end();
      set('waiting-consent');
    }
  };

  const unsubscribe = consent?.subscribe(check);
  check();

  return {
    start() {
      once ||= status === 'waiting-consent';
      begin();
    },
    stop() {
      unsubscribe?.();
      end();
    },
  };
}
