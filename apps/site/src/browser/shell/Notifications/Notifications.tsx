import { NOTIFICATIONS_ID, NOTIFICATIONS_LABEL } from './notificationsRegion';

/**
 * The region for notifications (label “Notifications”, Alt+T), empty. What shows messages in it arrives with the first
 * one, see showMessage.tsx.
 */
export function Notifications() {
  return (
    <div id={NOTIFICATIONS_ID}>
      <section aria-label={`${NOTIFICATIONS_LABEL} Alt+T`} aria-live="polite" aria-relevant="additions text" />
    </div>
  );
}
