/** What `run` returns, or undefined if it throws: for storage and stored text, which may fail at any time. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
