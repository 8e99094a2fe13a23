import { type Expression, evaluate, formulaOf, inputsOf, isPart } from './expression';
import { amountRange, declareFigure, type Figure, type FigureInput } from './figure';

/**
 * Declares a figure that is calculated from others, e.g. a line of a worked example. Inputs are stated once, in `is`.
 * The end of a range and another name for a figure are no calculation: they keep the origin of their input.
 *
 * @example derived({ label: 'Zuschuss', unit: 'euro', is: share(windowGrant, exampleTotal) })
 */
export function derived(
  input: Omit<FigureInput, 'value' | 'pages'> & { readonly is: Expression; readonly whole?: boolean },
): Figure {
  const { is, whole, ...rest } = input;
  const [low, high] = evaluate(is, amountRange).map((end) => (whole ? Math.round(end) : end)) as [number, number];
  const value = low === high ? low : ([low, high] as const);
  const common = { kind: 'figure', ...rest, value, pages: [], from: inputsOf(is) } as const;
  if (isPart(is)) {
    const { subject, origin, asOf, body, formula } = is.of;
    return declareFigure({
      ...common,
      subject,
      origin,
      ...(asOf ? { asOf } : {}),
      ...(body ? { body } : {}),
      ...(formula ? { formula } : {}),
    });
  }
  return declareFigure({ ...common, subject: 'example', origin: 'calculated', formula: formulaOf(is) });
}
