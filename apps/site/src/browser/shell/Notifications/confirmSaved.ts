import type { ConsentSnapshot } from '@sanierungsweg/consent/core';
import { consentTexts } from '../../consent';

/** How long after the decision, in ms: its announcement comes after 100. */
const LATER_MS = 250;

/** The words of the announcement. */
function messageFor(persistence: ConsentSnapshot['persistence'], texts: typeof consentTexts): string {
  if (persistence === 'memory') return texts.savedForSession;
  return persistence === 'session' ? texts.savedForTab : texts.saved;
}

/**
 * Confirms saved consent settings with a toast; banner, dialog and settings form announce them by themselves. They come
 * first: with a silent toast before them Orca takes the announcement in Chromium for said.
 */
export function confirmSaved({ persistence }: ConsentSnapshot): void {
  const message = messageFor(persistence, consentTexts);
  setTimeout(() => {
    import('./showMessage').then(
      (module) => module.showMessage(message),
      () => {
        // The form has said it.
      },
    );
  }, LATER_MS);
}
