import { type ComponentType, StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { islandComponent } from './islands';
import { toolLoader } from './loadTool';
import { whenWanted } from './whenWanted';

type Drawn = ComponentType<Record<string, unknown>>;

/**
 * Takes over the islands in a piece of prerendered markup: most at once, tools when a visitor wants them.
 * @returns Leaves them again; called before the markup goes away.
 */
export function hydrateIslands(within: ParentNode): () => void {
  const roots: Root[] = [];
  const life = new AbortController();
  // What React says of an island that goes away before it was taken over concerns nobody.
  const onRecoverableError = (error: unknown) => {
    if (!life.signal.aborted) reportError(error);
  };
  const take = (element: HTMLElement, Component: Drawn) => {
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
  for (const element of within.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '' } = element.dataset;
    const load = toolLoader(island);
    const Component = islandComponent(island);
    if (load) {
      const stop = whenWanted(element, () => {
        load().then(
          (Tool) => {
            if (!life.signal.aborted) take(element, Tool);
          },
          (error: unknown) =>
            console.error(`site: The tool “${island}” could not be loaded. Its example stands.`, error),
        );
      });
      life.signal.addEventListener('abort', stop);
    } else if (Component) {
      take(element, Component);
    } else {
      throw new Error(`site: There is no island “${island}”. Add it to islands/islands.ts.`);
    }
  }
  return () => {
    life.abort();
    // Not while React is at work on the frame around them.
    setTimeout(() => {
      for (const root of roots) root.unmount();
    });
  };
}
