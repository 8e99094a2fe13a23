/** A number of the registry as a tool gets it in its props: written out, as numbers, and where it comes from. */
export interface ToolFigure {
  readonly text: string;
  /** Without “bis zu” and the like. */
  readonly bare: string;
  readonly range: readonly [number, number];
  readonly label: string;
  readonly source: string;
  /** What another page says instead, and what to do about it. */
  readonly conflict?: string;
}

/** The numbers of a tool by the names that it calculates with. */
export type ToolFigures<Name extends string> = Readonly<Record<Name, ToolFigure>>;

/** Single values of figures; of a range its upper end. */
export function valuesOf<Name extends string>(figures: ToolFigures<Name>): Readonly<Record<Name, number>> {
  return Object.fromEntries(Object.entries<ToolFigure>(figures).map(([name, { range }]) => [name, range[1]])) as Record<
    Name,
    number
  >;
}
