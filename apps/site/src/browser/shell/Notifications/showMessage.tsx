import type { ConsentSnapshot } from '@sanierungsweg/consent/core';
import { Toaster, toast } from '@sanierungsweg/ui/toaster';
import { createRoot } from 'react-dom/client';
import { allowTranslation } from '../../../islands/allowTranslation';
import { consentTexts } from '../../consent';
import { NOTIFICATIONS_ID, NOTIFICATIONS_LABEL } from './notificationsRegion';

// A chunk of its own: most visits show no message.

const started = new WeakSet<Element>();

/** What a message tells is said by whoever shows it, so that nobody hears it twice. */
const hush = (place: HTMLElement | null) => place?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');

/** Shows a message of success in the region for notifications. */
export function showMessage(message: string): void {
  const region = document.getElementById(NOTIFICATIONS_ID);
  if (!region) return;
  if (!started.has(region)) {
    started.add(region);
    allowTranslation();
    createRoot(region).render(
      <div ref={hush}>
        <Toaster label={NOTIFICATIONS_LABEL} closeLabel="Meldung schließen" />
      </div>,
    );
  }
  toast.success(message);
}

/** Shows that consent settings are saved, in the words of their announcement. */
export function showSaved(persistence: ConsentSnapshot['persistence']): void {
  const { saved, savedForTab, savedForSession } = consentTexts;
  showMessage({ stored: saved, session: savedForTab, memory: savedForSession }[persistence]);
}
