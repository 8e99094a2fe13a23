import type { ToasterProps } from '@sanierungsweg/ui/toaster';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../navigation/whenIdle';

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('@sanierungsweg/ui/toaster').then(
    (module) => ({ default: module.Toaster }),
    // A page without messages is better than none.
    () => ({ default: () => null }),
  ),
);

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
