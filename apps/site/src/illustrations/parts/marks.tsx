import { createContext, type ReactNode, useContext } from 'react';
import { type Ink, ink } from '../palette.ts';
import { outline, box as parseBox, points as parsePoints, round } from './geometry.ts';

/** The four pens of the drawings. `plan` is the one a mark has unless it says otherwise. */
export const weights = { thin: 1.5, plan: 2.25, strong: 3, ground: 3.5 } as const;

/** How a mark is painted. `current` is the text colour of the place where the drawing is shown. */
export interface Paint {
  fill?: Ink | 'current';
  stroke?: Ink | 'current' | 'none';
  line?: keyof typeof weights | number;
  dash?: string;
}

const colour = (name: Ink | 'current' | 'none') =>
  name === 'none' ? 'none' : name === 'current' ? 'currentColor' : ink(name);

/** How much larger than drawn everything inside the current groups is shown. */
const Scale = createContext(1);

/** Enlarged parts are drawn with the same pen as all others; reduced ones are details and may have finer lines. */
const usePen = () => Math.max(1, useContext(Scale));

const penWidth = (width: number, pen: number) => Math.round((width / pen) * 100) / 100;

function usePaint({ fill, stroke, line, dash }: Paint) {
  const pen = usePen();
  const width = typeof line === 'string' ? weights[line] : line;
  return {
    fill: fill && colour(fill),
    stroke: stroke && colour(stroke),
    strokeWidth: width && penWidth(width, pen),
    strokeDasharray: dash,
  };
}

/** Path data to one decimal. A step without digits before the point stays: `h.01` is how a dot is drawn. */
const compact = (d: string) => d.replaceAll(/\d+\.\d{2,}/g, (number) => String(round(Number(number))));

export const Path = ({ d, ...mark }: Paint & { d: string }) => <path d={compact(d)} {...usePaint(mark)} />;

/** `box` is `"x y width height"`. */
export function Rect({ box, rx, ...mark }: Paint & { box: string; rx?: number }) {
  const { x, y, width, height } = parseBox(box);
  return <rect x={round(x)} y={round(y)} width={round(width)} height={round(height)} rx={rx} {...usePaint(mark)} />;
}

export const Circle = ({ x, y, r, ...mark }: Paint & { x: number; y: number; r: number }) => (
  <circle cx={round(x)} cy={round(y)} r={round(r)} {...usePaint(mark)} />
);

export const Ellipse = ({ x, y, rx, ry, ...mark }: Paint & { x: number; y: number; rx: number; ry: number }) => (
  <ellipse cx={round(x)} cy={round(y)} rx={round(rx)} ry={round(ry)} {...usePaint(mark)} />
);

/** `points` is `"x y x y …"`. */
export const Polygon = ({ points, ...mark }: Paint & { points: string }) => (
  <Path d={outline(parsePoints(points))} {...mark} />
);

export interface Place {
  x?: number;
  y?: number;
  scale?: number;
  /** Mirrors the drawing left to right. */
  flip?: boolean;
  /** Degrees clockwise. */
  turn?: number;
}

/** Moves, then turns, then scales what it holds; the pen stays the same when it enlarges. */
export function Group({ x = 0, y = 0, scale = 1, flip, turn, children }: Place & { children: ReactNode }) {
  const total = useContext(Scale) * scale;
  const pen = usePen();
  const ownPen = Math.max(1, total);
  const moves = [
    (x !== 0 || y !== 0) && `translate(${round(x)} ${round(y)})`,
    turn !== undefined && `rotate(${turn})`,
    (scale !== 1 || flip) && `scale(${flip ? -scale : scale} ${scale})`,
  ].filter(Boolean);
  return (
    <Scale.Provider value={total}>
      <g
        transform={moves.length > 0 ? moves.join('') : undefined}
        strokeWidth={ownPen === pen ? undefined : penWidth(weights.plan, ownPen)}
      >
        {children}
      </g>
    </Scale.Provider>
  );
}

/**
 * A limb, cable or rope: a line as thick as the thing itself, `width` in the units of the drawing, with the plan pen on
 * both sides.
 */
export function Thick({ d, fill, width }: { d: string; fill: Ink; width: number }) {
  const pen = usePen();
  const path = compact(d);
  return (
    <>
      <path d={path} strokeWidth={round(width + (2 * weights.plan) / pen)} />
      <path d={path} stroke={ink(fill)} strokeWidth={width} />
    </>
  );
}

/** A few words or a sign, set in the heading face. */
export function Words({
  x,
  y,
  size,
  anchor = 'middle',
  fill = 'line',
  children,
}: {
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: Ink | 'current';
  children: string;
}) {
  return (
    <text
      x={x}
      y={y}
      fontFamily="var(--ui-font-head,sans-serif)"
      fontWeight={700}
      fontSize={size}
      textAnchor={anchor}
      fill={colour(fill)}
      stroke="none"
    >
      {children}
    </text>
  );
}
