/** What `run` returns, or undefined if it throws: for storage and stored text, which may fail at any time. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The JSON value of `text`, or an empty object if it is not JSON. Its keys may hold anything: check before use. */
export function parseJson(text: string | null | undefined): Readonly<Record<string, unknown>> {
  return attempt(() => JSON.parse(text as string) as Record<string, unknown> | null) ?? {};
}

/** `record[key]`, unless it is inherited: a polluted prototype must never answer for a visitor. */
export function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
