import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../routing/whenIdle';

const Toaster = lazy(async () => ({ default: (await import('@sanierungsweg/ui/toaster')).Toaster }));

/**
 * The region for notifications (label “Notifications”, Alt+T). Arrives when the page is idle, so that it is there
 * before the first message and costs nothing at first view.
 */
export function Notifications() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    idle && (
      <Suspense fallback={null}>
        <Toaster label="Notifications" closeLabel="Meldung schließen" />
      </Suspense>
    )
  );
}
