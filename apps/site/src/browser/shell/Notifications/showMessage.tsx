import { Toaster, toast } from '@sanierungsweg/ui/toaster';
import { createRoot } from 'react-dom/client';
import { NOTIFICATIONS_ID, NOTIFICATIONS_LABEL } from './notificationsRegion';

// A chunk of its own: most visits show no message.

const started = new WeakSet<Element>();

/** Shows a message of success in the region for notifications. */
export function showMessage(message: string): void {
  const region = document.getElementById(NOTIFICATIONS_ID);
  if (!region) return;
  if (!started.has(region)) {
    started.add(region);
    createRoot(region).render(<Toaster label={NOTIFICATIONS_LABEL} closeLabel="Meldung schließen" />);
  }
  toast.success(message);
}
