import type { EarlyPress } from './holdEarlyPress';
import { hydrateTool } from './hydrateTool';
import { takeOver } from './takeOver';
import { toolLoader } from './toolLoader';
import { whenWanted } from './whenWanted';

// A file of its own, which only pages that hold a tool ask for.

/**
 * A press may move what the second one of a double press hits, another answer or “Drucken”: it counts nowhere. Before
 * React hears of it, which would take an answer that the browser takes back.
 */
function dropSecondPress(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Lets React take over a tool once a visitor wants it, until the signal ends it.
 * @throws If there is no tool of its name: markup and code are of two builds, or the name is wrong.
 */
export function awaitTool(element: EarlyPress, props: Record<string, unknown>, signal: AbortSignal): void {
  const load = toolLoader(element.dataset.island ?? '');
  element.addEventListener('click', dropSecondPress, { capture: true, signal });
  const begin = () => {
    const taken = takeOver(element, hydrateTool(element, load, props, signal));
    // Held from here on like any other; a press may have begun before it was awaited.
    element.dataset.held = '';
    element.earlyPress?.click();
    return taken;
  };
  signal.addEventListener(
    'abort',
    whenWanted(element, () => void begin()),
  );
}
