/** Steps that read well: 1, 2, 2.5 or 5 times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Where the marks of an axis stand, ascending: from zero to the first that reaches the highest value, which ends it.
 * @param steps At most this many between the two.
 */
export function axisMarks(highest: number, steps = 5): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(highest / steps));
  const step = (STEPS.find((factor) => factor * power * steps >= highest) ?? 10) * power;
  const count = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}
