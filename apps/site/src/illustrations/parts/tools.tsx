import { Circle, Group, Path, type Place, Rect } from './marks.tsx';

/** A tool box with the handles of its tools, 104 wide, standing on `y`. */
export const Toolbox = ({ x, y, scale }: Place) => (
  <Group x={x} y={y} scale={scale}>
    <Path d="M22-48V-92h10v44M16-92h22v-14H16z" fill="wood" />
    <Path d="M52-48v-30l-8-10 4-14 6 8h8l6-8 4 14-8 10v30z" fill="pv-line" />
    <Path d="M82-48v-16M76-64h12l-2-36h-8z" fill="tile-strong" />
    <Path d="M6-34v-18q0-6 6-6h80q6 0 6 6v18" />
    <Rect box="0 -42 104 42" rx={4} fill="tile" />
    <Rect box="42 -28 20 14" rx={2} fill="wool" line="thin" />
  </Group>
);

/** A flat brush pointing down, its bristles at 0, 0. */
export const Brush = ({ fill = 'leaf', ...place }: Place & { fill?: 'leaf' | 'wool' | 'tile-soft' }) => (
  <Group {...place}>
    <Path d="M-26-34V-8c4 12 10-2 16 6s10-6 16 2 14-2 20-10v-24z" fill={fill} />
    <Rect box="-30 -58 60 26" fill="pv-line" />
    <Path d="M-14-58c0-20 4-24 4-66 0-14 20-14 20 0 0 42 4 46 4 66z" fill="wood" />
    <Circle x={0} y={-120} r={3} fill="line" stroke="none" />
  </Group>
);

/** A paint roller, its roll at the top; `x`, `y` is the lower end of the handle. */
export const Roller = ({ fill = 'leaf', ...place }: Place & { fill?: 'leaf' | 'wool' | 'tile-soft' }) => (
  <Group {...place}>
    <Path d="M0-50V-84H50V-112H44" line="strong" />
    <Rect box="-48 -130 92 36" rx={6} fill={fill} />
    <Rect box="-7 -52 14 52" rx={6} fill="wood" />
  </Group>
);

/** A bucket of paint, 60 wide, standing on `y`. */
export const Bucket = ({ fill = 'leaf', ...place }: Place & { fill?: 'leaf' | 'wool' | 'tile-soft' }) => (
  <Group {...place}>
    <Path d="M4-56c0-34 52-34 52 0" line="thin" />
    <Path d="M0-56L6 0H54L60-56z" fill="paper" />
    <Path d="M0-56c0-10 60-10 60 0 0 6-8 8-8 18s-8 8-8 0-10-10-16-10-8 18-14 18-4-12-8-16-6-4-6-10z" fill={fill} />
  </Group>
);
