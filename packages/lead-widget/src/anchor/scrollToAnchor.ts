/** How patiently `scrollToAnchor` looks, and what gets the focus. All have a default. */
export interface AnchorOptions {
  /** Ends everything, e.g. when the page is left. */
  signal?: AbortSignal | undefined;
  /** How the page scrolls there, default `smooth`. Visitors who want less motion always get `instant`. */
  behavior?: 'smooth' | 'instant' | undefined;
  /** Milliseconds between looks for a target that is not there yet, default 100. */
  everyMs?: number | undefined;
  /** How many times to look, default 30: three seconds. */
  tries?: number | undefined;
  /** Milliseconds during which a form that arrives late may move the target once more, default 8000. */
  settleMs?: number | undefined;
  /** What gets the focus. Default: the heading that names the target or stands in it, otherwise the target. */
  focus?: ((target: HTMLElement) => HTMLElement | null) | undefined;
}

/** What a visitor does to go somewhere else. */
const OWN_SCROLL = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
/** A target that moved less than this, in pixels, has not moved. */
const TOLERANCE = 2;

function defaultFocus(target: HTMLElement): HTMLElement {
  const names = target.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = names.map((id) => document.getElementById(id)).find((element) => element !== null);
  return named ?? target.querySelector<HTMLElement>('h1,h2,h3,h4,h5,h6') ?? target;
}

/** Focuses without scrolling; what cannot have focus gets `tabindex="-1"` until it loses it again. */
function moveFocus(element: HTMLElement): void {
  const borrowed = !element.hasAttribute('tabindex') && element.tabIndex < 0;
  if (borrowed) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

function align(target: HTMLElement, behavior: 'smooth' | 'instant'): void {
  const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView?.({ behavior: calm ? 'instant' : behavior, block: 'start' });
}

/** While developing, says that an id has no hash: all that shows of it is a page that stays where it is. */
function warnOfHash(id: string): void {
  try {
    if (process.env.NODE_ENV !== 'production' && id.startsWith('#')) {
      console.error(
        `lead-widget: scrollToAnchor() was given "${id}", and no element has such an id. Write "${id.slice(1)}", as location.hash.slice(1) is.`,
      );
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}

/**
 * Scrolls to a target that may not be there yet, moves the focus with it, and aligns once more if the page grows above
 * it while the form arrives.
 *
 * Smooth unless the visitor wants less motion. Ended by the signal, by another path, and by the visitor's own wheel,
 * touch, pointer or key; then nothing scrolls against them. Where nothing is laid out, as in jsdom, only the focus moves.
 * Never rejects, unless `focus` throws. Needs a document: not for servers, where an effect does not run.
 *
 * @param id of the target, without `#`; also as `location.hash.slice(1)` has it, where `ü` is `%C3%BC`
 * @returns whether the target was found in time and nothing ended the search
 * @example useEffect(() => { const life = new AbortController(); void scrollToAnchor('form', { signal: life.signal });
 *   return () => life.abort(); }, [hash]);
 */
export async function scrollToAnchor(id: string, options: AnchorOptions = {}): Promise<boolean> {
  const { signal, behavior = 'smooth', everyMs = 100, tries = 30, settleMs = 8000, focus = defaultFocus } = options;
  warnOfHash(id);
  const life = new AbortController();
  const end = () => life.abort();
  if (signal?.aborted) return false;
  signal?.addEventListener('abort', end, { signal: life.signal });
  for (const type of OWN_SCROLL) addEventListener(type, end, { signal: life.signal, passive: true, capture: true });

  const target = await find(id, everyMs, tries, life.signal);
  if (!target) {
    end();
    return false;
  }
  align(target, behavior);
  const focused = focus(target);
  if (focused) moveFocus(focused);
  follow(target, settleMs, life);
  return true;
}

/** An id as a hash holds it: browsers look for these signs themselves, then for what they stand for. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A lone percent sign stands for nothing else.
    return id;
  }
}

function find(id: string, everyMs: number, tries: number, signal: AbortSignal): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const { pathname } = location;
    let left = tries;
    const look = () => {
      // Another page may have a target of the same name.
      const target =
        location.pathname === pathname ? (document.getElementById(id) ?? document.getElementById(decoded(id))) : null;
      if (target || left === 0) {
        clearInterval(timer);
        resolve(target);
      }
      left -= 1;
    };
    const timer = setInterval(look, everyMs);
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      resolve(null);
    });
    look();
  });
}

/** Aligns once when something above the target changes the page, and then leaves it alone. */
function follow(target: HTMLElement, settleMs: number, life: AbortController): void {
  const place = () => target.getBoundingClientRect().top + scrollY;
  const before = place();
  const observer =
    globalThis.ResizeObserver &&
    new ResizeObserver(() => {
      if (!target.isConnected) life.abort();
      if (life.signal.aborted || Math.abs(place() - before) <= TOLERANCE) return;
      life.abort();
      // A jump: a second smooth scroll would chase the first.
      align(target, 'instant');
    });
  observer?.observe(document.body);
  const timer = setTimeout(() => life.abort(), settleMs);
  life.signal.addEventListener('abort', () => {
    observer?.disconnect();
    clearTimeout(timer);
  });
}
