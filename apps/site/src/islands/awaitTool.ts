import { hydrateTool } from './hydrateTool';
import { takeOver } from './takeOver';
import { toolLoader } from './toolLoader';
import { whenWanted } from './whenWanted';

// A file of its own, which only pages that hold a tool ask for.

/**
 * Lets React take over a tool once a visitor wants it, until the signal ends it.
 * @throws If there is no tool of its name: markup and code are of two builds, or the name is wrong.
 */
export function awaitTool(element: HTMLElement, props: Record<string, unknown>, signal: AbortSignal): void {
  const load = toolLoader(element.dataset.island ?? '');
  const begin = () => takeOver(element, hydrateTool(element, load, props, signal));
  signal.addEventListener(
    'abort',
    whenWanted(element, () => void begin()),
  );
}
