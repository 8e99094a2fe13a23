import { type HubError, providerOf, registry } from '@sanierungsweg/lead-widget/core';
import type { ConsentAdapter, WidgetOptions } from './types';

/** A unit test that has not asked for an answer: nothing is fetched there. */
export const isUnitTest = () => /jsdom|happydom/i.test(navigator.userAgent) && !registry().answer;

/**
 * Tells whoever develops the page why there is no form. Bundlers take it out of what visitors get; a page with the plain
 * script has no other place to learn it.
 *
 * @param slot Where the form should stand.
 */
export function tellDeveloper(error: HubError, slot: HTMLElement, options: WidgetOptions): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const isEmpty = error.reason === 'not-rendered';
      const isHidden = isEmpty && slot.getRootNode() !== document;
      const hubOf = (url: string) => url.split(/[?#]/)[0];
      const loads = [...registry().loads].filter(([url]) => hubOf(url) === hubOf(error.url));
      const runs = loads.reduce((sum, [, load]) => sum + load.runs, 0);
      const hasRun = runs > error.attempts;
      const isStale = isEmpty && hasRun && providerOf(options).strategy === 'reload-once' && !options.reload;
      const hints = [
        isHidden && ' It stands in a shadow root, where hubs find no container: put it into the document.',
        isStale &&
          ' It has run in this document before, and nothing loads the page afresh, as strategy="reload-once" wants it: give `reload: reloadOnce`, with the function from /core.',
      ];
      console.warn(error.message + hints.filter(Boolean).join(''));
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

/** While developing, says that nothing is waited for, although plain JavaScript gave what asks for it. */
export function warnOfWaiting(options: WidgetOptions): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const waitsFor = { consent: options.consent, load: options.load !== 'now' && options.load };
      for (const [name, given] of Object.entries(waitsFor)) {
        if (!given) continue;
        console.error(
          `lead-widget: ${name} was given to an eager widget, which loads its form at once and asks nobody. Call adoptWidget() in place of adoptEagerWidget(), and startWidget() in place of startEagerWidget().`,
        );
      }
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}

/**
 * While developing, and with the plain script, names settings that no widget knows, and values that no setting takes:
 * nothing but the effect would show one, and of a misspelt `consent` it is a form that asks nobody. TypeScript knows them,
 * attributes and plain JavaScript do not.
 */
export function warnOfSettings(options: WidgetOptions): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const oneOf = (...words: string[]) => ({
        takes: words.join(', ').replace(/, (?=[^,]*$)/, ' or '),
        isTaken: (given: unknown) => words.includes(given as string),
      });
      const settings = {
        script: oneOf('async', 'module'),
        strategy: oneOf('keep', 'replace', 'reload-once'),
        marker: oneOf('class', 'attribute', 'element'),
        load: oneOf('now', 'visible', 'interaction'),
        origin: {
          takes: 'an address that begins with https://, or a path that begins with /, without a slash at its end',
          isTaken: (given: unknown) => /^(https?:\/)?\/.*[^/]$/.test(given as string),
        },
        url: { takes: 'a function that returns the address', isTaken: (given: unknown) => typeof given === 'function' },
        provider: {
          takes: 'an object, as daa() and others of /providers return it',
          isTaken: (given: unknown) => typeof given === 'object',
        },
      };
      for (const [name, { takes, isTaken }] of Object.entries(settings)) {
        const given = options[name as keyof typeof settings] as string | undefined;
        if (given && !isTaken(given)) console.error(`lead-widget: ${name} was given “${given}”. It takes ${takes}.`);
      }
      // With those of a place and of the React component, which come along.
      const names = [
        'id title className reserve integration plz fields origin provider script strategy marker url load consent',
        'contact texts privacy nonce policy retries retryBaseMs retryCapMs timeoutMs initDelayMs renderTimeoutMs reload',
        'onStatus onError onStep onSubmit onResize',
      ].flatMap((line) => line.split(' '));
      for (const [name, given] of Object.entries(options)) {
        if (given === undefined || names.includes(name)) continue;
        console.error(
          `lead-widget: there is no setting “${name}”, so nothing follows from it. Write one of ${names.join(', ')}.`,
        );
      }
      if (options.origin === undefined && !options.provider && !options.url) {
        console.error(
          'lead-widget: neither origin nor provider was given, so this page itself is asked for the form. Name the provider’s address as origin; "" says that it is your own.',
        );
      }
    }
  } catch {
    // A browser without a bundler knows no `process`.
  }
}
