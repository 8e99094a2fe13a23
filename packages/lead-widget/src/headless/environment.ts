import { registry } from '@sanierungsweg/lead-widget/core';

/** A unit test that has not asked for an answer: nothing is fetched there. */
export const isUnitTest = () => /jsdom|happydom/i.test(navigator.userAgent) && !registry().answer;

/** Tells whoever develops the page. Bundlers take it out of what visitors get. */
export function tellDeveloper(message: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') console.warn(message);
  } catch {
    // A browser without a bundler knows no `process`.
  }
}
