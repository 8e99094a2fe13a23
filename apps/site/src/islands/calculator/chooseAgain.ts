/**
 * Chooses again what a visitor chose, or the browser restored, before React was there: a box stays ticked then, but
 * nobody has heard of it. Number fields do the same for what was typed.
 */
export function chooseAgain(within: HTMLElement): void {
  for (const input of within.querySelectorAll<HTMLInputElement>('input:is([type="radio"], [type="checkbox"])')) {
    // What another choice has taken from a radio is that choice's to tell.
    if (input.checked === input.defaultChecked || (input.type === 'radio' && !input.checked)) continue;
    input.checked = !input.checked;
    input.click();
  }
}
