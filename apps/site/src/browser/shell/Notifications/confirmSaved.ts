import type { ConsentSnapshot } from '@sanierungsweg/consent/core';

/** Confirms saved consent settings with a toast; banner, dialog and settings form announce them by themselves. */
export function confirmSaved(snapshot: ConsentSnapshot): void {
  const message =
    snapshot.persistence === 'stored'
      ? 'Ihre Einstellungen sind gespeichert.'
      : 'Ihre Einstellungen gelten, bis Sie die Seite schließen oder neu laden.';
  import('./showMessage').then(
    (module) => module.showMessage(message),
    () => {
      // The form has said it.
    },
  );
}
