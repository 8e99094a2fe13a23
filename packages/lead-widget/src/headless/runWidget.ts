import {
  createContainer,
  HubError,
  type HubSource,
  hubUrl,
  loadHub,
  onRefusal,
  providerOf,
  registry,
  watchRender,
} from '@sanierungsweg/lead-widget/core';
import { isUnitTest, tellDeveloper, warnOfSettings } from './environment';
import { giveRoomBack } from './giveRoomBack';
import type { EagerOptions, Gate, LeadFailure, LeadStatus, Notify, Widget } from './types';

/**
 * Container, script, observation, states: what `startWidget` and `startEagerWidget` have in common.
 *
 * @param makeGate makes what a form waits for; without it nothing is waited for but the visit of a prerendered page
 */
export function runWidget(slot: HTMLElement, options: EagerOptions, notify: Notify, makeGate?: Gate): Widget {
  const { initDelayMs = 100, renderTimeoutMs = 8000 } = options;
  const place = slot.parentElement as HTMLElement;
  const shared = registry();
  const life = new AbortController();
  let status: LeadStatus = 'idle';
  let failure: LeadFailure | null = null;
  /** What the present phase has started: waiting, or loading and observing. */
  let phase: AbortController | undefined;
  /** The script of this widget has had its run. */
  let hasRun = false;

  const set = (next: LeadStatus, reason: LeadFailure | null = null) => {
    status = next;
    failure = reason;
    // At once, so that a placeholder can make room before the next paint.
    slot.dataset.status = next;
    notify(next, reason);
  };

  const fail = (error: HubError) => {
    tellDeveloper(error, slot, options);
    set('failed', error.reason as LeadFailure);
    options.onError?.(error);
  };

  const enterPhase = () => {
    phase?.abort();
    phase = new AbortController();
    delete slot.dataset.released;
    return phase.signal;
  };

  /** The provider's container: a server's, if there is one, or a fresh one. */
  const placeContainer = (signal: AbortSignal) => {
    if (!slot.firstElementChild) slot.append(createContainer(options));
    shared.hosts += 1;
    shared.page = location.href;
    signal.addEventListener('abort', () => {
      slot.replaceChildren();
      shared.hosts -= 1;
      // A remount in the same turn is the same page; otherwise the hub's next page is another one.
      queueMicrotask(() => {
        if (!shared.hosts) shared.page = '';
      });
    });
  };

  const listen = (signal: AbortSignal) => {
    gate?.onLoad(signal);
    providerOf(options).events?.(
      slot,
      (event) => {
        if (event.type === 'step') options.onStep?.(event);
        else if (event.type === 'submit') options.onSubmit?.();
        else {
          slot.querySelector('iframe')?.setAttribute('height', `${event.height}`);
          options.onResize?.(event.height);
        }
      },
      signal,
    );
  };

  const begin = () => {
    if (life.signal.aborted) return;
    try {
      // The browser gives the request under way to every further tag of that address; only a new document asks anew.
      const isHanging = failure === 'timeout';
      const id = place.closest('[id]')?.id;
      // Routers like to begin a page at its top; who asks for the form here is led back to it.
      if (
        id &&
        (isHanging || (hasRun && providerOf(options).strategy === 'reload-once' && place.matches(':focus-within')))
      ) {
        // The whole address: a hash alone would belong to the page's `<base>`, as Angular has one.
        history.replaceState(history.state, '', `${location.href.split('#')[0]}#${encodeURIComponent(id)}`);
      }
      if (isHanging) location.reload();
      else loadForm();
    } catch (cause) {
      fail(new HubError('configuration', { cause }));
    }
  };

  const loadForm = () => {
    const signal = enterPhase();
    if (isUnitTest()) return set('loading');
    // A hub that had its run is as good as another page.
    if (hasRun) shared.page = '';
    const url = hubUrl(options);
    if (options.reload?.(options)) return set('reloading');
    let isForeign = false;
    let directive: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** What is known of the load when no form has come in time. */
    const errorOf = (reason: LeadFailure, asked = url || slot.querySelector('iframe')?.src) =>
      new HubError(reason, { url: asked, times: shared.loads.get(url)?.times, directive });
    const room = giveRoomBack(slot, () => status, signal);
    const giveUp = (error: HubError) => {
      clearTimeout(timer);
      fail(error);
      room.look();
    };
    const limitTime = () => {
      timer = setTimeout(() => {
        giveUp(errorOf(hasRun ? 'not-rendered' : navigator.onLine ? 'timeout' : 'offline'));
        // Someone else's script may have failed before anybody looked.
        if (isForeign) runScript(true);
      }, renderTimeoutMs);
    };
    const runScript = (afresh: boolean) => {
      isForeign = false;
      loadHub({
        // A widget needs no origin beside its provider, as the type of loadHub wants it.
        ...(options as EagerOptions & HubSource),
        strategy: afresh ? 'replace' : options.strategy,
        signal,
      }).then(
        (hub) => {
          hasRun = true;
          isForeign = !!hub?.foreign;
          if (status === 'loading') set('loaded');
        },
        (error: HubError) => {
          if (!signal.aborted && status !== 'ready') giveUp(error);
        },
      );
    };
    onRefusal((blocked, refusedBy) => {
      if (!isOfProvider(blocked, url, slot)) return;
      directive = refusedBy;
      // A browser loads its own page of refusal into a frame.
      if (directive === 'frame-src') giveUp(errorOf('csp', blocked));
    }, signal);

    set('loading');
    placeContainer(signal);
    listen(signal);
    limitTime();
    watchRender(
      slot,
      (rendered) => {
        clearTimeout(timer);
        if (!rendered) {
          // Before the next paint, so that nothing moves where a form is taken away.
          room.hold();
          set('loaded');
          limitTime();
        } else if (directive !== 'frame-src') {
          set('ready');
          room.look();
        }
      },
      signal,
      providerOf(options).opaque,
    );
    const delay = setTimeout(runScript, initDelayMs, hasRun);
    hasRun = false;
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      clearTimeout(delay);
    });
  };

  const gate = makeGate?.({
    slot,
    life: life.signal,
    status: () => status,
    enter(next) {
      const signal = enterPhase();
      set(next);
      return signal;
    },
    begin,
  });

  const open = () => {
    // Browsers may prerender a page that nobody visits.
    if ((document as { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', open, life);
    } else (gate?.open ?? begin)();
  };
  warnOfSettings(options);
  open();

  return {
    start: begin,
    stop() {
      life.abort();
      enterPhase();
    },
    typed: () => gate?.typed() ?? '',
  };
}

/** Whether the page's policy refused something of the provider: of its script's origin, or of its frame's. */
function isOfProvider(blocked: string, url: string, slot: HTMLElement): boolean {
  // A word such as `inline` stays one, and begins no address.
  const origin = blocked.split('/', 3).join('/');
  return [{ src: url }, ...slot.querySelectorAll('iframe')].some(({ src }) => src.startsWith(`${origin}/`));
}
