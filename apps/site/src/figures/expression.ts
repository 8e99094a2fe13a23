import type { Figure } from './figure';

/** The end of a range, or another name for a figure: nothing is calculated. */
type Part = { readonly operation: 'low' | 'high' | 'same'; readonly of: Figure };

type Operation = 'sum' | 'difference' | 'product' | 'quotient' | 'share' | 'remainder' | 'drop';

/** How a figure is calculated from others. Written with the functions below, never by hand. */
export type Expression = Part | { readonly operation: Operation; readonly of: readonly Figure[] };

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
/** Both multiplied. */
export const product = (of: Figure, by: Figure): Expression => ({ operation: 'product', of: [of, by] });
/** The first divided by the second. */
export const quotient = (of: Figure, by: Figure): Expression => ({ operation: 'quotient', of: [of, by] });
/** A percentage of an amount: `share(rate, costs)`. */
export const share = (rate: Figure, of: Figure): Expression => ({ operation: 'share', of: [rate, of] });
/** What is left of an amount after a percentage of it: `remainder(rate, costs)`. */
export const remainder = (rate: Figure, of: Figure): Expression => ({ operation: 'remainder', of: [rate, of] });
/** By how many percent a value falls from `before` to `after`. */
export const drop = (before: Figure, after: Figure): Expression => ({ operation: 'drop', of: [before, after] });

type Range = readonly [number, number];

const CALCULATE: Record<Operation, (first: number, second: number) => number> = {
  sum: (first, second) => first + second,
  difference: (first, second) => first - second,
  product: (first, second) => first * second,
  quotient: (first, second) => first / second,
  share: (rate, of) => (rate * of) / 100,
  remainder: (rate, of) => ((100 - rate) * of) / 100,
  drop: (before, after) => (1 - after / before) * 100,
};

const WORDS: Record<Operation, (labels: readonly string[]) => string> = {
  sum: (labels) => labels.join(' + '),
  difference: (labels) => labels.join(' − '),
  product: (labels) => labels.join(' × '),
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

/** Whether an expression is the end of a range or another name. */
export function isPart(expression: Expression): expression is Part {
  return 'kind' in expression.of;
}

/** The value of an expression as a range; both ends are equal for a single value. */
export function evaluate(expression: Expression, rangeOf: (figure: Figure) => Range): Range {
  if (!isPart(expression)) {
    return expression.of.map(rangeOf).reduce((all, next) => combine(all, next, CALCULATE[expression.operation]));
  }
  const [low, high] = rangeOf(expression.of);
  if (expression.operation === 'same') return [low, high];
  return expression.operation === 'low' ? [low, low] : [high, high];
}

/** The figures that an expression starts from, each once. */
export function inputsOf(expression: Expression): readonly Figure[] {
  return isPart(expression) ? [expression.of] : [...new Set(expression.of)];
}

/** The calculation in words, by the labels of its inputs; of a part, the label of its whole. */
export function formulaOf(expression: Expression): string {
  return isPart(expression)
    ? expression.of.label
    : WORDS[expression.operation](expression.of.map(({ label }) => label));
}
