import { type HubError, registry } from '@sanierungsweg/lead-widget/core';

/** A unit test that has not asked for an answer: nothing is fetched there. */
export const isUnitTest = () => /jsdom|happydom/i.test(navigator.userAgent) && !registry().answer;

/**
 * Tells whoever develops the page why there is no form. Bundlers take it out of what visitors get; a page with the plain
 * script has no other place to learn it.
 *
 * @param slot Where the form should stand.
 */
export function tellDeveloper(error: HubError, slot: HTMLElement): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const isHidden = error.reason === 'not-rendered' && slot.getRootNode() !== document;
      const hint = isHidden
        ? ' It stands in a shadow root, where hubs find no container: put it into the document.'
        : '';
      console.warn(error.message + hint);
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}
