import type { HubError } from './errors';
import { loadHub } from './loadHub';
import { createContainer, type MarkOptions } from './markContainer';
import { registry } from './registry';
import { reloadOnce } from './reloadOnce';
import type { HubFailure, HubOptions } from './types';
import { watchRender } from './watchRender';

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

/** What a consent manager has to offer. Structural: no package is needed. */
export interface ConsentAdapter {
  /** Whether the visitor has agreed to content of the provider. */
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

export interface WidgetOptions extends Omit<HubOptions, 'signal'>, MarkOptions {
  /** Default `now`. */
  load?: LoadMode | undefined;
  /** Without an adapter nothing is waited for. */
  consent?: ConsentAdapter | undefined;
  /** Milliseconds between the container and the script, default 100. */
  initDelayMs?: number | undefined;
  /** Milliseconds after which a missing form counts as failure, default 8000. Loading goes on behind it. */
  renderTimeoutMs?: number | undefined;
}

export interface Widget {
  /** Loads now, whatever the load mode and, for this once, without stored consent. Also the way to try again. */
  start(): void;
  /** Removes the container and everything that waits. */
  stop(): void;
}

/** Distance to the viewport at which `load: 'visible'` begins. */
const NEAR = '400px';

/**
 * A widget without an interface: container, script, observation, states. React component and element stand on it.
 *
 * @param slot an empty element that nobody else renders into; the provider's container is made inside
 * @param notify called after every change of state, never before this function returns unless nothing is waited for
 * @returns how to load at once and how to end it
 * @example const widget = startWidget(slot, { origin, integration }, (status, failure) => show(status, failure));
 */
export function startWidget(
  slot: HTMLElement,
  options: WidgetOptions,
  notify: (status: LeadStatus, failure: HubFailure | null) => void,
): Widget {
  const { consent, load = 'now', initDelayMs = 100, renderTimeoutMs = 8000 } = options;
  const shared = registry();
  const life = new AbortController();
  let status: LeadStatus = 'idle';
  let run: AbortController | undefined;
  let waiting: AbortController | undefined;
  let loaded = false;
  let once = false;
  let granted = consent?.get();

  const set = (next: LeadStatus, failure: HubFailure | null = null) => {
    status = next;
    slot.parentElement?.dispatchEvent(
      new CustomEvent('lead-widget-status', { bubbles: true, detail: { status, failure } }),
    );
    notify(status, failure);
  };

  const clear = () => {
    waiting?.abort();
    if (!run) return;
    run.abort();
    run = undefined;
    slot.replaceChildren();
    shared.hosts -= 1;
    // A remount in the same turn is the same page; otherwise the hub's next page is another one.
    queueMicrotask(() => {
      if (!shared.hosts && shared.page !== undefined) shared.page = '';
    });
  };

  const begin = () => {
    const again = loaded;
    if (again && options.strategy === 'reload-once') {
      set('reloading');
      location.reload();
      return;
    }
    clear();
    if (reloadOnce(options)) {
      set('reloading');
      return;
    }
    loaded = false;
    run = new AbortController();
    const { signal } = run;
    shared.hosts += 1;
    slot.append(createContainer(options));
    set('loading');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => set('failed', loaded ? 'not-rendered' : navigator.onLine ? 'timeout' : 'offline'),
        renderTimeoutMs,
      );
    };
    limit();
    const delay = setTimeout(() => {
      loadHub({ ...options, strategy: again ? 'replace' : options.strategy, signal }).then(
        () => {
          loaded = true;
          if (status === 'loading') set('loaded');
        },
        ({ reason }: HubError) => {
          if (signal.aborted || status === 'ready') return;
          clearTimeout(timer);
          set('failed', reason);
        },
      );
    }, initDelayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      clearTimeout(delay);
    });
    watchRender(
      slot,
      (rendered) => {
        if (rendered) {
          clearTimeout(timer);
          set('ready');
        } else {
          set('loaded');
          limit();
        }
      },
      signal,
    );
  };

  const wait = () => {
    waiting = new AbortController();
    const { signal } = waiting;
    const place = slot.parentElement ?? slot;
    const pointsHere = (hash: string) => {
      const target = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
      return !!target && (target.contains(slot) || place.contains(target));
    };
    if (load === 'now' || pointsHere(location.hash)) {
      begin();
      return;
    }
    set('waiting-visible');
    addEventListener('hashchange', () => pointsHere(location.hash) && begin(), { signal });
    document.addEventListener(
      'click',
      ({ target }) => {
        const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
        if (link && pointsHere(link.hash)) begin();
      },
      { signal },
    );
    if (load === 'visible') {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) begin();
        },
        { rootMargin: NEAR },
      );
      observer.observe(place);
      signal.addEventListener('abort', () => observer.disconnect());
    } else {
      for (const type of ['pointerover', 'focusin', 'touchstart']) {
        place.addEventListener(type, begin, { signal, passive: true });
      }
    }
  };

  const check = () => {
    const now = consent?.get();
    if (granted && !now) once = false;
    granted = now;
    if (consent && !now && !once) {
      clear();
      if (status !== 'waiting-consent') set('waiting-consent');
    } else if (status === 'idle' || status === 'waiting-consent') wait();
  };

  const unsubscribe = consent?.subscribe(check);
  life.signal.addEventListener('abort', () => {
    unsubscribe?.();
    clear();
  });
  check();

  return {
    start: () => {
      once = true;
      begin();
    },
    stop: () => life.abort(),
  };
}
