import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterexample } from './counterexample';
import { type Fields, readFragment, writeFragment } from './fragment';

/** Checks for every tool: what it writes it reads, and anything else it ignores as a whole. */
export function describeFragment<V extends object>(
  fields: Fields<V>,
  values: fc.Arbitrary<V>,
  { first, wrong }: { first: string; wrong: readonly string[] },
): void {
  describe('the fragment', () => {
    it('is read as it was written', () => {
      expect(writeFragment(fields, readFragment(fields, first) as V)).toBe(first);
      const rules = (given: V) => {
        const fragment = writeFragment(fields, given);
        const found = readFragment(fields, fragment);
        return { 'read and written again': found !== undefined && writeFragment(fields, found) === fragment };
      };
      expect(counterexample(values, rules, 500)).toBeUndefined();
    });

    it.each(['.', ')', ').'])('is read with %j of a sentence at its end', (end) => {
      expect(readFragment(fields, first + end)).toEqual(readFragment(fields, first));
    });

    const halves = first.split('&');
    it.each([
      '',
      '#',
      '#anfrage',
      first.replace('r=1', 'r=2'),
      `${first}&x=1`,
      halves.slice(0, -1).join('&'),
      // One input has no other order.
      ...(halves.length > 2 ? [[halves[0], ...halves.slice(1).toReversed()].join('&')] : []),
      first.replace(/=([^=&]*)$/, '='),
      first.replace(/=([^=&]*)$/, '=NaN'),
      first.replace(/=([^=&]*)$/, '=-1'),
      first.replace(/=([^=&]*)$/, '=1e9'),
      // What a number could be read from, too.
      ...['=0$1', '=+$1', '=%20$1', '= $1', '=$1.0'].map((other) => first.replace(/=([^=&]*)$/, other)),
      `${first}&`,
      first.replaceAll('=', '%3D'),
      ...wrong,
    ])('ignores %j', (fragment) => {
      expect(readFragment(fields, fragment)).toBeUndefined();
    });

    it('takes no hostile fragment in part', () => {
      const broken = fc
        .tuple(values, fc.nat(60), fc.string({ maxLength: 4, unit: 'binary' }))
        .map(([given, place, noise]) => {
          const fragment = writeFragment(fields, given);
          return `${fragment.slice(0, place)}${noise}${fragment.slice(place + noise.length)}`;
        });
      fc.assert(
        fc.property(fc.oneof(fc.string({ unit: 'binary' }), broken), (fragment) => {
          const found = readFragment(fields, fragment);
          return !found || writeFragment(fields, found).replace(/^#/, '') === fragment.replace(/^#|[.)]+$/g, '');
        }),
        { numRuns: 500 },
      );
      expect(readFragment(fields, first)).toBeDefined();
    });
  });
}
