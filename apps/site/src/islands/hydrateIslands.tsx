import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { islandComponent } from './islands';

/**
 * Takes over the islands in a piece of prerendered markup.
 * @returns Leaves them again; called before the markup goes away.
 */
export function hydrateIslands(within: ParentNode): () => void {
  const roots: Root[] = [];
  for (const element of within.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', props = '{}' } = element.dataset;
    const Component = islandComponent(island);
    if (!Component) throw new Error(`site: There is no island “${island}”. Add it to islands/islands.ts.`);
    const given = JSON.parse(props) as Record<string, unknown>;
    startTransition(() => {
      roots.push(
        hydrateRoot(
          element,
          <StrictMode>
            <Component {...given} />
          </StrictMode>,
          { identifierPrefix: island },
        ),
      );
    });
  }
  return () => {
    // Not while React is at work on the frame around them.
    setTimeout(() => {
      for (const root of roots) root.unmount();
    });
  };
}
