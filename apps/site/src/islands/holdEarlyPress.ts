/** A tool whose code is not here, with the button that was pressed in it last. */
export interface EarlyPress extends HTMLElement {
  earlyPress?: HTMLButtonElement;
}

/**
 * Keeps what is pressed in a tool before scripts know of it, for `awaitTool`, which marks the tool as its own. What works
 * without scripts is left to the browser; any other form would load the page anew.
 */
export function holdEarlyPress(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>(
    '[data-island]:not([data-held]) [data-calculator] button:not([popovertarget], [action] *)',
  );
  if (!button) return;
  event.preventDefault();
  (button.closest('[data-island]') as EarlyPress).earlyPress = button;
}
