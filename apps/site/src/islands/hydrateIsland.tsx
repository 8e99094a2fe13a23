import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type AnyIsland, islandLoader } from './islands';
import { takeOver } from './takeOver';
import { isTool } from './tools';
import { whenWanted } from './whenWanted';

/**
 * Lets React take over an island, a tool not before a visitor wants it, until the signal ends it.
 * @throws If there is no island of the name that the markup says.
 */
export async function hydrateIsland(
  element: HTMLElement,
  props: Record<string, unknown>,
  signal: AbortSignal,
): Promise<void> {
  const { island: name = '' } = element.dataset;
  const load = islandLoader(name);
  if (isTool(name)) {
    if (signal.aborted) return;
    const stop = whenWanted(element, () => void takeOver(name, hydrate(element, props, signal, load)));
    signal.addEventListener('abort', stop);
  } else await takeOver(name, hydrate(element, props, signal, load));
}

async function hydrate(
  element: HTMLElement,
  props: Record<string, unknown>,
  signal: AbortSignal,
  load: () => Promise<AnyIsland>,
): Promise<void> {
  const Component = await load();
  if (signal.aborted) return;
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
