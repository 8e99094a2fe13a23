import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@sanierungsweg/ui/toaster')).Toaster }));

/** How long the page is left alone before the region for notifications arrives, where the browser cannot tell idleness. */
const IDLE_FALLBACK_MS = 2000;

/**
 * The region for notifications (label “Notifications”, Alt+T). Arrives when the page is idle, so that it is there
 * before the first message and costs nothing at first view.
 */
export function Notifications() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const arrive = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(arrive, IDLE_FALLBACK_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(arrive);
    return () => cancelIdleCallback(handle);
  }, []);
  return (
    idle && (
      <Suspense fallback={null}>
        <Toaster label="Notifications" closeLabel="Meldung schließen" />
      </Suspense>
    )
  );
}
