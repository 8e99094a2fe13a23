import type { ConsentSnapshot } from '@sanierungsweg/consent/core';

/** How long after the decision, in ms: its announcement comes after 100. */
const LATER_MS = 250;

/**
 * Confirms saved consent settings with a toast; banner, dialog and settings form announce them by themselves. They come
 * first: with a silent toast before them Orca takes the announcement in Chromium for said.
 */
export function confirmSaved({ persistence }: ConsentSnapshot): void {
  setTimeout(() => {
    import('./showMessage').then(
      (module) => module.showSaved(persistence),
      () => {
        // The form has said it.
      },
    );
  }, LATER_MS);
}
