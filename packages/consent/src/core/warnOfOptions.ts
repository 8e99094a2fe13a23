/** Whether all of these are functions of a value. */
const has =
  (...names: string[]) =>
  (value: unknown) =>
    names.every((name) => typeof (value as Readonly<Record<string, unknown>> | null)?.[name] === 'function');

/**
 * While developing, names what is no option of a store, or no value of one, where no types do: the script tag takes other
 * names and plain data.
 */
export function warnOfOptions(options: { readonly revision?: unknown } | null): void {
  try {
    // Bundlers replace the name, and leave all of this out of what visitors load.
    if (process.env.NODE_ENV !== 'production') {
      const stops = 'It stops with an error';
      if (!options) {
        console.error(`consent: A store was given null for its options. ${stops}. Leave them out, or write {}.`);
        return;
      }
      const checks: Record<string, [isRight: (value: unknown) => boolean, follows: string, remedy: string]> = {
        storageKey: [(value) => typeof value === 'string', 'It is used as a text', '"cookie-consent"'],
        storage: [has('get', 'set', 'remove'), 'The choice is kept for the tab alone', 'cookieAdapter()'],
        revision: [
          Number.isFinite,
          Number(options.revision) > 1 ? 'Visitors are asked again on every page' : 'Nobody is ever asked again',
          'a whole number, 1 at first',
        ],
        expiry: [has('expired', 'subscribe'), stops, 'maxAge({ days: 365 })'],
        signals: [(value) => Array.isArray(value), stops, '[browserSignal]'],
        clearOnRevoke: [
          (value) => typeof value === 'function',
          'Nothing is removed',
          'clearNames({ marketing: [/^_ga/] })',
        ],
      };
      for (const [name, value] of Object.entries(options)) {
        const [isRight, follows, remedy] = checks[name] ?? [
          () => false,
          'Nothing follows from it',
          `one of ${Object.keys(checks).join(', ')}`,
        ];
        if (value === undefined || isRight(value)) continue;
        // JSON has neither NaN nor Infinity.
        const given = typeof value === 'number' ? value : JSON.stringify(value);
        console.error(`consent: A store was given ${given} for ${name}. ${follows}. Write ${remedy}.`);
      }
    }
  } catch {
    // Without a bundler the name means nothing, and nobody develops.
  }
}
