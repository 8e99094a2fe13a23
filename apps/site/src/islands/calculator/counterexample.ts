import fc from 'fast-check';

/**
 * Looks for an entry that breaks a rule. An `expect` for each of thousands of entries takes far longer than what it
 * looks at, so there is one for all of them.
 *
 * @param rules whether each holds for an entry, by its name
 * @returns fast-check's report of the smallest such entry and what it breaks; `undefined` where every rule holds
 * @example expect(counterexample(inputs, (given) => ({ 'a grant': calculate(given).grant >= 0 }))).toBeUndefined();
 */
export function counterexample<V>(
  entries: fc.Arbitrary<V>,
  rules: (given: V) => Readonly<Record<string, boolean>>,
  numRuns = 100,
): string | undefined {
  const property = fc.property(entries, (given) => {
    const broken = Object.entries(rules(given)).flatMap(([rule, holds]) => (holds ? [] : [rule]));
    if (broken.length > 0) throw new Error(`broken: ${broken.join(', ')}`);
  });
  return fc.defaultReportMessage(fc.check(property, { numRuns, includeErrorInReport: true }));
}
