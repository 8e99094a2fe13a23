import type { JSHandle, Locator } from '@playwright/test';

/** What is said to screen readers in a live region from now on: its text after each change. */
export function heardIn(region: Locator): Promise<JSHandle<string[]>> {
  return region.evaluateHandle((element) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(element.textContent ?? '')).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return heard;
  });
}

/** Types faster than anybody, so that only what stands there last may be said, however busy the machine. */
export async function typeAtOnce(field: Locator, texts: readonly string[]): Promise<void> {
  await field.evaluate(async (input, values) => {
    for (const value of values) {
      // Past React, which would not notice a value that it has seen being set.
      Reflect.set(HTMLInputElement.prototype, 'value', value, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
    }
  }, texts);
}
