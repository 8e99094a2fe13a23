/** How a message begins that says what is wrong and what to do; anything else is a fault of the program. */
const TOLD = /^(?:site|operator|funding): /;

/**
 * Carries out all checks, so that whoever has several faults hears of them at once and not of one per attempt.
 * @returns what each gave back
 * @throws One error with what all of them said, each sentence once.
 * @example const [origin, leads] = together([() => siteOrigin(environment), () => leadSettings(configuration)]);
 */
export function together<const T extends readonly unknown[]>(checks: { readonly [K in keyof T]: () => T[K] }): T {
  const said = new Set<string>();
  const results = checks.map((check) => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof Error && TOLD.test(error.message))) throw error;
      for (const line of error.message.split('\n')) said.add(line);
      return undefined;
    }
  });
  if (said.size > 0) throw new Error([...said].join('\n'));
  return results as unknown as T;
}
