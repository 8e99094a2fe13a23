export type Point = readonly [x: number, y: number];

/** One decimal is finer than any screen shows a drawing and keeps the files small. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

/** `12 -3.5` as path data wants it. */
export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

export const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Reads `"x y x y …"`, the notation of the `points` attribute. */
export function points(list: string): Point[] {
  const numbers = list.split(/[\s,]+/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0] as const);
}

/** Reads `"x y width height"`, the notation of the `viewBox` attribute. */
export function box(list: string): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 0, height = 0] = list.split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

/** The corners of a box as a polygon. */
export const corners = (list: string): Point[] => {
  const { x, y, width, height } = box(list);
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
};

/** The closed path through some points. */
export const outline = (polygon: readonly Point[]): string => `M${polygon.map(([x, y]) => at(x, y)).join(' ')}z`;

/** `count` positions from `first`, `step` apart. */
export const series = (first: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + i * step);
