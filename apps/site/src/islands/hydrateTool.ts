import { preloadChunks } from '../browser/preloadChunks';
import { admitUnread } from './admitUnread';
import { holdPress } from './holdPress';
import type { AnyIsland } from './islands';
import { keepOnSubmit, restoreInputs } from './keepInputs';
import { onceConnected } from './onceConnected';

/** Asks for the component of a tool, and for what it needs beside it (build/sideBySide.mjs). */
export type LoadTool = () => readonly [Promise<AnyIsland>];

/**
 * Lets React take over a tool as soon as its code is here. What is pressed until then is pressed again, and an address
 * that the tool cannot read is admitted. What was entered is kept beside an anchor of the page.
 *
 * @throws What `load` throws, see `onceConnected`.
 */
export async function hydrateTool(
  element: HTMLElement,
  load: LoadTool,
  props: object,
  signal: AbortSignal,
): Promise<void> {
  const press = holdPress(element);
  admitUnread(element, signal);
  keepOnSubmit(element, signal);
  try {
    const [{ hydrate }, Tool] = await onceConnected(element, () => {
      // Not by `import()` of their own: Safari does not let a tool wait for what another import has begun with already,
      // and runs it with names that have no value yet (WebKit bug 242740).
      preloadChunks('tools');
      return Promise.all([import('./hydrateIsland'), ...load()]);
    });
    restoreInputs();
    hydrate(element, Tool, props, signal);
    press.again();
  } finally {
    press.end();
  }
}
