import type { AnyStore } from './behaviour';
import { isClaimed } from './claim';

/** How long a page may take to show settings of its own. */
const OWN_SETTINGS_MS = 1000;
let isTold = false;

/** While developing, says once that nothing in the page shows the settings: a visitor could not withdraw. */
function warnOfNoDialog(button: HTMLElement, store: AnyStore): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      setTimeout(() => {
        // A test may be over by then, and its document gone; a reader may be on a page without the button.
        if (typeof document === 'undefined' || !button.isConnected) return;
        if (isTold || !store.getSnapshot().settingsOpen || isClaimed(store, 'dialog')) return;
        if (document.querySelector('dialog[open],[role=dialog],.dpc-form')) return;
        isTold = true;
        console.error(
          'consent: The settings were opened, but nothing in this page shows them, so that nobody can withdraw. Put <ConsentDialog> or <consent-dialog> into the page, with the same store as the button.',
        );
      }, OWN_SETTINGS_MS);
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}

/** Opens the settings from a pressed button. */
export function openSettings(button: HTMLElement, store: AnyStore): void {
  // Safari does not focus a pressed button, and the dialog returns the focus to what had it.
  button.focus();
  store.openSettings();
  warnOfNoDialog(button, store);
}
