/** A press that waits for the code that answers it. */
export interface HeldPress {
  /** Presses again, if anything has been pressed, and waits for no more. */
  readonly again: () => void;
  /** Waits for no more. */
  readonly end: () => void;
}

/**
 * Holds what is pressed in a tool before its code is here: the last button only, as whoever presses twice means it once.
 * It shows that it waits: on a slow line the code takes its time.
 * What works without scripts, a popover or the form to the page of requests, is left to the browser.
 */
export function holdPress(element: HTMLElement): HeldPress {
  let pressed: HTMLButtonElement | null = null;
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget])');
    if (!button || button.form?.hasAttribute('action')) return;
    // A form without an address would load the page anew.
    event.preventDefault();
    if (pressed) pressed.ariaBusy = null;
    pressed = button;
    pressed.ariaBusy = 'true';
  };
  const end = () => {
    element.removeEventListener('click', hold);
    if (pressed) pressed.ariaBusy = null;
  };
  element.addEventListener('click', hold);
  return {
    again: () => {
      end();
      pressed?.click();
    },
    end,
  };
}
