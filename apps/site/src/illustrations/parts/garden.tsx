import { BY_DAY, BY_NIGHT } from '../dusk.ts';
import { at, round } from './geometry.ts';
import { Circle, Ellipse, Group, Path } from './marks.tsx';

/** What lies behind a thing with bare lines: the page, which may be dark, or something light that the drawing painted. */
interface Backdrop {
  on?: 'page' | 'paint';
}

const bareLine = (on: Backdrop['on']) => (on === 'page' ? 'current' : undefined);

/** A broad-leaved tree with its trunk at `x` on the ground `y`; `r` is half the height of its crown. */
export function Tree({ x, y, r, on = 'page' }: Backdrop & { x: number; y: number; r: number }) {
  const cy = y - 2 * r;
  return (
    <>
      <Path d={`M${at(x, y)}V${Math.round(cy + 0.9 * r)}`} stroke={bareLine(on)} />
      <Ellipse x={x} y={cy} rx={r * 0.8} ry={r} fill="leaf" />
      <Path d={`M${at(x, cy + r)}V${Math.round(cy + 0.4 * r)}`} />
      <Path
        d={`M${at(x, cy + r * 0.9)}V${Math.round(cy - 0.2 * r)}M${at(x, cy + 0.4 * r)}l${at(0.35 * r, -0.4 * r)}M${at(x, cy + 0.6 * r)}l${at(-0.35 * r, -0.35 * r)}`}
        line="thin"
      />
    </>
  );
}

/** A conifer with its trunk at `x` on the ground `y`, seen against the page. */
export const Fir = ({ x, y, height }: { x: number; y: number; height: number }) => {
  const tier = height * 0.28;
  const side = (sign: number) => [0.5, 0.66, 0.82].map((reach) => at(sign * tier * reach, tier));
  const [r1, r2, r3] = side(1);
  const back = at(-tier * 0.3, 0);
  return (
    <>
      <Path d={`M${at(x, y)}v${round(-height * 0.18)}`} stroke="current" />
      <Path
        d={`M${at(x, y - height)}l${r1}l${back}l${r2}l${back}l${r3}H${round(x - tier * 1.38)}l${at(tier * 0.82, -tier)}l${back}l${at(tier * 0.66, -tier)}l${back}z`}
        fill="leaf"
      />
    </>
  );
};

/** A bush, 50 wide, growing from the ground at its left end. */
export const Bush = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <Group x={x} y={y} scale={scale}>
    <Path d="M1 0C-2-18 16-28 27-17 33-27 51-20 49 0z" fill="leaf" />
  </Group>
);

type Round = { x: number; y: number; r: number };

/** The sun with its rays. */
export function Sun({ x, y, r, rays = 12 }: Round & { rays?: number }) {
  const d = Array.from({ length: rays }, (_, i) => {
    const a = (i / rays) * 2 * Math.PI;
    return `M${at(x + Math.cos(a) * r * 1.28, y + Math.sin(a) * r * 1.28)}L${at(x + Math.cos(a) * r * 1.56, y + Math.sin(a) * r * 1.56)}`;
  }).join('');
  return (
    <>
      <Circle x={x} y={y} r={r} fill="sun" />
      <Path d={d} stroke="current" />
    </>
  );
}

/** A crescent, and stars around it. */
function Moon({ x, y, r }: Round) {
  const from = (dx: number, dy: number) => at(x + dx * r, y + dy * r);
  const star = (dx: number, dy: number) => `M${from(dx, dy)}h.01`;
  return (
    <>
      <Path
        d={`M${from(0.14, -0.99)}A${r} ${r} 0 1 0 ${from(0.93, 0.36)}A${0.78 * r} ${0.78 * r} 0 1 1 ${from(0.14, -0.99)}z`}
        fill="room"
        stroke="none"
      />
      <Path
        d={star(-1.5, -0.7) + star(1.55, -1.1) + star(1.7, 0.95) + star(-1.1, 1.4) + star(-0.5, -1.6)}
        stroke="room"
        line="strong"
      />
    </>
  );
}

/** The sun by day; by night, at the same place, the moon. */
export const SunOrMoon = (sun: Round & { rays?: number }) => (
  <>
    <g opacity={BY_DAY}>
      <Sun {...sun} />
    </g>
    <g opacity={BY_NIGHT}>
      <Moon {...sun} />
    </g>
  </>
);

/** A pot plant standing at `x`, `y`, 60 high. */
export const PotPlant = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <Group x={x} y={y} scale={scale}>
    <Path d="M-3-20C-15-28-17-42-13-54-7-48-4-42-3-34-3-46 1-54 7-58 11-46 7-30-3-20z" fill="leaf" line="thin" />
    <Path d="M-8 0l-3-20h16L2 0z" fill="tile-strong" line="thin" />
  </Group>
);
