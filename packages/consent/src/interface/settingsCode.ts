import { type AnyStore, type BehaviourInput, on } from './behaviour';
import { decide, isAnythingAllowed } from './decide';

/** The first sign of a visitor. */
const SIGNS = ['mousemove', 'touchstart', 'keydown'];

const load = () => import('../settings');

/** What draws and moves dialog and settings: a file of its own, so that no page pays for what nobody has opened. */
export type Settings = Awaited<ReturnType<typeof load>>;

/**
 * Fetches the code of dialog and settings in idle time before it is wanted: at once where something is allowed, so that
 * withdrawing never needs the network, and otherwise with the first sign of a visitor.
 * @returns A function that stops it.
 */
export function prepareSettings(store: AnyStore): () => void {
  const idle: typeof requestIdleCallback = globalThis.requestIdleCallback ?? setTimeout;
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, prepare);
  };
  const prepare = (sign?: Partial<MouseEvent>) => {
    // A mouse that rests where a page appears is reported as well, without having moved.
    if ((sign?.movementX || sign?.movementY) === 0) return;
    stop();
    // In ms: a browser that draws no frame need never be idle.
    const timeout = 2000;
    // What fails now is fetched again when the settings are opened.
    idle(() => load().catch(() => {}), { timeout });
  };
  if (isAnythingAllowed(store.getSnapshot())) prepare();
  else for (const sign of SIGNS) addEventListener(sign, prepare, { passive: true });
  return stop;
}

/**
 * Hands over the code of dialog and settings. Esc does not wait for it. Where it cannot be had, the visitor can still
 * refuse or withdraw everything: the browser itself asks.
 * @param show What it returns ends what it has begun.
 * @returns A function that calls it off, or ends it.
 */
export function fetchSettings(
  store: AnyStore,
  read: () => BehaviourInput,
  show: (settings: Settings) => (() => void) | void,
): () => void {
  let wanted = true;
  let end: (() => void) | void;
  const stopListening = on(document, 'keydown', ({ key }: KeyboardEvent) => {
    if (key === 'Escape') store.closeSettings();
  });
  load().then(
    (settings) => {
      if (!wanted) return;
      stopListening();
      end = show(settings);
    },
    () => {
      if (!wanted) return;
      store.closeSettings();
      // oxlint-disable-next-line no-alert -- what else there was to show could not be loaded
      if (confirm(read().texts.settingsUnavailable)) decide('withdrawAll', store, read());
    },
  );
  return () => {
    wanted = false;
    stopListening();
    end?.();
  };
}
