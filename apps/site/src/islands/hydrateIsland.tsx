import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { allowTranslation } from './allowTranslation';
import type { AnyIsland } from './islands';

// Brings React along: imported on demand only.

/** Lets React take over an island, with the component that drew it, until the signal ends it. */
export function hydrate(element: HTMLElement, Component: AnyIsland, props: object, signal: AbortSignal): void {
  if (signal.aborted) return;
  allowTranslation();
  // What React says of an island that goes away before it was taken over concerns nobody.
  const onRecoverableError = (error: unknown) => {
    if (!signal.aborted) reportError(error);
  };
  startTransition(() => {
    const root = hydrateRoot(
      element,
      <StrictMode>
        <Component {...props} />
      </StrictMode>,
      { identifierPrefix: element.dataset.island ?? '', onRecoverableError },
    );
    // Not while React is at work on the frame around it.
    signal.addEventListener('abort', () => setTimeout(() => root.unmount()));
  });
}
