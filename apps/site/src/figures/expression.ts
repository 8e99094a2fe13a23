import type { Figure } from './figure';

/** How a figure is calculated from others. Written with the functions below, never by hand. */
export type Expression =
  | { readonly operation: 'low' | 'high' | 'same'; readonly of: Figure }
  | {
      readonly operation: 'sum' | 'difference' | 'quotient' | 'share' | 'remainder' | 'drop';
      readonly of: readonly Figure[];
    };

/** The lower end of a range. */
export const lowEnd = (of: Figure): Expression => ({ operation: 'low', of });
/** The upper end of a range. */
export const highEnd = (of: Figure): Expression => ({ operation: 'high', of });
/** A figure of another page under the name that it has here. */
export const sameAs = (of: Figure): Expression => ({ operation: 'same', of });
/** All of them together. */
export const sum = (...of: readonly [Figure, Figure, ...Figure[]]): Expression => ({ operation: 'sum', of });
/** The first less the second; of two ranges, the nearest and the farthest that they lie apart. */
export const difference = (from: Figure, less: Figure): Expression => ({ operation: 'difference', of: [from, less] });
/** The first divided by the second. */
export const quotient = (of: Figure, by: Figure): Expression => ({ operation: 'quotient', of: [of, by] });
/** A percentage of an amount: `share(rate, costs)`. */
export const share = (rate: Figure, of: Figure): Expression => ({ operation: 'share', of: [rate, of] });
/** What is left of an amount after a percentage of it: `remainder(rate, costs)`. */
export const remainder = (rate: Figure, of: Figure): Expression => ({ operation: 'remainder', of: [rate, of] });
/** By how many percent a value falls from `before` to `after`. */
export const drop = (before: Figure, after: Figure): Expression => ({ operation: 'drop', of: [before, after] });

type Range = readonly [number, number];
type Operation = Extract<Expression, { of: readonly Figure[] }>['operation'];

const CALCULATE: Record<Operation, (first: number, second: number) => number> = {
  sum: (first, second) => first + second,
  difference: (first, second) => first - second,
  quotient: (first, second) => first / second,
  share: (rate, of) => (rate * of) / 100,
  remainder: (rate, of) => ((100 - rate) * of) / 100,
  drop: (before, after) => (1 - after / before) * 100,
};

const WORDS: Record<Operation, (labels: readonly string[]) => string> = {
  sum: (labels) => labels.join(' + '),
  difference: (labels) => labels.join(' − '),
  quotient: (labels) => labels.join(' ÷ '),
  share: (labels) => `${labels.join(' × ')} ÷ 100`,
  remainder: ([rate, of]) => `(100 − ${rate}) × ${of} ÷ 100`,
  drop: ([before, after]) => `(1 − ${after} ÷ ${before}) × 100`,
};

/** The lowest and the highest result over the ends of both ranges. */
function combine([aLow, aHigh]: Range, [bLow, bHigh]: Range, calculate: (a: number, b: number) => number): Range {
  const results = [calculate(aLow, bLow), calculate(aLow, bHigh), calculate(aHigh, bLow), calculate(aHigh, bHigh)];
  return [Math.min(...results), Math.max(...results)];
}

/** The value of an expression as a range; both ends are equal for a single value. */
export function evaluate(expression: Expression, rangeOf: (figure: Figure) => Range): Range {
  switch (expression.operation) {
    case 'low':
      return [rangeOf(expression.of)[0], rangeOf(expression.of)[0]];
    case 'high':
      return [rangeOf(expression.of)[1], rangeOf(expression.of)[1]];
    case 'same':
      return rangeOf(expression.of);
    default:
      return expression.of.map(rangeOf).reduce((all, next) => combine(all, next, CALCULATE[expression.operation]));
  }
}

/** The end of a range or another name: nothing was calculated. */
export function isPart({ operation }: Expression): boolean {
  return operation === 'low' || operation === 'high' || operation === 'same';
}

/** The figures that an expression starts from, each once. */
export function inputsOf({ of }: Expression): readonly Figure[] {
  return 'kind' in of ? [of] : [...new Set(of)];
}

/** The calculation in words, by the labels of its inputs. */
export function formulaOf(expression: Expression): string {
  const labels = inputsOf(expression).map(({ label }) => label);
  switch (expression.operation) {
    case 'low':
    case 'high':
    case 'same':
      return labels.join('');
    default:
      return WORDS[expression.operation](expression.of.map(({ label }) => label));
  }
}
