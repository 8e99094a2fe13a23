import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type AnyIsland, islandLoader } from './islands';
import { isTool } from './tools';
import { whenWanted } from './whenWanted';

/** The islands of a page, while scripts take them over. */
export interface HydratedIslands {
  /** Settles when React has begun with every island whose code could be had; tools that nobody wants yet do not count. */
  ready: Promise<void>;
  /** Leaves them again; called before the markup goes away. */
  leave: () => void;
}

/**
 * Takes over the islands in a piece of prerendered markup: most at once, tools when a visitor wants them. One whose code
 * cannot be had stays what it is without scripts.
 */
export function hydrateIslands(within: ParentNode): HydratedIslands {
  const roots: Root[] = [];
  const life = new AbortController();
  // What React says of an island that goes away before it was taken over concerns nobody.
  const onRecoverableError = (error: unknown) => {
    if (!life.signal.aborted) reportError(error);
  };

  const take = (element: HTMLElement, Component: AnyIsland) => {
    if (life.signal.aborted) return;
    const { island = '', props = '{}' } = element.dataset;
    const given = JSON.parse(props) as Record<string, unknown>;
    startTransition(() => {
      roots.push(
        hydrateRoot(
          element,
          <StrictMode>
            <Component {...given} />
          </StrictMode>,
          { identifierPrefix: island, onRecoverableError },
        ),
      );
    });
  };

  const takeOver = async (element: HTMLElement, load: () => Promise<AnyIsland>) => {
    try {
      take(element, await load());
    } catch (error) {
      const { island = '' } = element.dataset;
      console.error(`site: The island “${island}” could not be loaded. It stays what it is without scripts.`, error);
    }
  };

  const begun: Promise<void>[] = [];
  for (const element of within.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '' } = element.dataset;
    const load = islandLoader(island);
    if (isTool(island)) {
      const stop = whenWanted(element, () => void takeOver(element, load));
      life.signal.addEventListener('abort', stop);
    } else {
      begun.push(takeOver(element, load));
    }
  }
  return {
    ready: Promise.all(begun).then(() => undefined),
    leave: () => {
      life.abort();
      // Not while React is at work on the frame around them.
      setTimeout(() => {
        for (const root of roots) root.unmount();
      });
    },
  };
}
