import { hydrateIslands } from '../islands/hydrateIslands';
import { BURGER } from '../styles/media';
import { fetchLaterDrawings } from './laterDrawings';

let shown: { readonly element: HTMLElement; readonly life: AbortController } | undefined;

/** Runs what ends something as soon as the signal says so, also where it arrives too late. */
function endWith(signal: AbortSignal, stop: () => void): void {
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
}

/** Fetches what follows a reader down the page. Before anybody scrolls it has nothing to show. */
function onceScrolled(signal: AbortSignal, fetch: () => void): void {
  if (scrollY > 0) fetch();
  else addEventListener('scroll', fetch, { once: true, passive: true, signal });
}

function showCallBar(signal: AbortSignal): void {
  if (!matchMedia(BURGER).matches) return;
  onceScrolled(signal, () => {
    import('./callBar').then(
      (module) => endWith(signal, module.watchCallBar()),
      () => {
        // The hero still has the call.
      },
    );
  });
}

function followReader(element: HTMLElement, signal: AbortSignal): void {
  if (!element.querySelector('[data-contents]')) return;
  onceScrolled(signal, () => {
    import('./contentsList').then(
      (module) => endWith(signal, module.watchContentsList()),
      () => {
        // The list still leads to every section.
      },
    );
  });
}

/** A postcode that people write in their way is taken where a tool leads to its form, once somebody comes to the field. */
function takePostcodes(element: HTMLElement, signal: AbortSignal): void {
  const attach = ({ target }: Event) => {
    const form = (target as Element).closest<HTMLFormElement>('[data-handover]');
    if (!form) return;
    import('../islands/postcodeForm/attachHandover').then(
      (module) => module.attachHandover(form, signal),
      () => {
        // The browser still says what is no postcode.
      },
    );
  };
  element.addEventListener('focusin', attach, { signal });
}

/**
 * Makes the content of a page work: its islands, drawings, call bar and contents list. One page at a time; the one that
 * works already is left as it is.
 * @param onError Told where the markup names an island that there is not.
 */
export function takeOverPage(element: HTMLElement, onError: (error: unknown) => void): void {
  if (shown?.element === element) return;
  shown?.life.abort();
  const life = new AbortController();
  shown = { element, life };
  const { ready, leave } = hydrateIslands(element);
  endWith(life.signal, leave);
  ready.then(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, onError);
  fetchLaterDrawings(document);
  showCallBar(life.signal);
  followReader(element, life.signal);
  takePostcodes(element, life.signal);
}

/** Ends it, when the content goes. */
export function leavePage(element: HTMLElement): void {
  if (shown?.element !== element) return;
  shown.life.abort();
  shown = undefined;
}
