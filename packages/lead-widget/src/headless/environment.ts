import { type HubError, registry } from '@sanierungsweg/lead-widget/core';
import type { ConsentAdapter, WidgetOptions } from './types';

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

/** Whether it is an adapter, or none was given. */
const isAdapter = (consent: Partial<ConsentAdapter> | null | undefined) =>
  consent === undefined || consent === null || typeof consent.get === 'function';

/** While developing, says what belongs in the place of a value such as `false`, which has agreed to nothing. */
export function warnOfConsent(consent: Partial<ConsentAdapter> | null | undefined): void {
  try {
    if (process.env.NODE_ENV !== 'production' && !isAdapter(consent)) {
      console.error(
        `lead-widget: consent was given ${JSON.stringify(consent)} instead of an object with get, subscribe and grant. That agrees to nothing, so the widget asks in its place. Give it such an object, as in “Consent” in the README.`,
      );
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}

/** The words that a setting takes. TypeScript knows them, attributes and plain JavaScript do not. */
const WORDS = {
  script: ['async', 'module'],
  strategy: ['keep', 'replace', 'reload-once'],
  marker: ['class', 'attribute', 'element'],
  load: ['now', 'visible', 'interaction'],
};

/** While developing, and with the plain script, names words that no setting takes: nothing but its effect would show one. */
export function warnOfWords(options: WidgetOptions): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      for (const [name, words] of Object.entries(WORDS)) {
        const given = options[name as keyof typeof WORDS];
        if (!given || words.includes(given)) continue;
        const taken = words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
        console.error(`lead-widget: ${name} was given “${given}”. It takes ${taken}.`);
      }
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}
