import type { ConsentSnapshot } from '@sanierungsweg/consent/core';

/** How long after the decision, in ms: its announcement comes after 100. */
const LATER_MS = 250;

/**
 * Confirms saved consent settings with a toast; banner, dialog and settings form announce them by themselves. They come
 * first: with a silent toast before them Orca takes the announcement in Chromium for said.
 */
export function confirmSaved(snapshot: ConsentSnapshot): void {
  const message =
    snapshot.persistence === 'stored'
      ? 'Ihre Einstellungen sind gespeichert.'
      : 'Ihre Einstellungen gelten, bis Sie die Seite schließen oder neu laden.';
  setTimeout(() => {
    import('./showMessage').then(
      (module) => module.showMessage(message),
      () => {
        // The form has said it.
      },
    );
  }, LATER_MS);
}
