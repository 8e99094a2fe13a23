import { type ReloadOptions, reloadOnce } from '@sanierungsweg/lead-widget/core';

/** In the state of the history entry: the visitor has asked for the form of this page, and not got it yet. */
const ASKED = 'formAsked';

/**
 * Tells the document that this one is about to be loaded afresh as that the visitor has asked for the form: it knows
 * nothing of a press on „Einmal laden“, which is stored nowhere, and would ask again.
 */
export function keepAsked(address = window.location.href): void {
  window.history.replaceState({ ...window.history.state, [ASKED]: true }, '', address);
}

/** As `reloadOnce`, for forms that wait for a visitor. */
export function reloadForAsked(options: ReloadOptions): boolean {
  const reload = (address: string) => {
    keepAsked(address);
    window.location.reload();
  };
  const { href } = window.location;
  return reloadOnce({ ...options, location: { href, replace: reload, reload: () => reload(href) } });
}

/** Whether the visitor has asked for the form before this document came. True once, so that the next load asks again. */
export function takeAsked(): boolean {
  const { [ASKED]: isAsked = false, ...state } = window.history.state ?? {};
  if (isAsked) window.history.replaceState(state, '');
  return isAsked;
}
