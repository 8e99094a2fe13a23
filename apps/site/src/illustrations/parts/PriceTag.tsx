import { Circle, Group, Path, type Place, Words } from './marks.tsx';

/** A price tag hanging from 0, 0. */
export const PriceTag = ({ children = '€', ...place }: Place & { children?: string }) => (
  <Group {...place}>
    <Path d="M0 0c4 14-4 20 0 34" line="thin" />
    <Path d="M0 20l34 30v62q0 6-6 6h-56q-6 0-6-6V50z" fill="wool" />
    <Circle x={0} y={36} r={5} fill="paper" line="thin" />
    <Words x={0} y={98} size={44}>
      {children}
    </Words>
  </Group>
);

/** A dimension line as in a plan: from one point to the other, with the slanting ticks at its ends. `line` on paper. */
export const Dimension = ({
  x,
  y,
  width,
  height,
  stroke = 'current',
}: {
  x: number;
  y: number;
  width?: number;
  height?: number;
  stroke?: 'current' | 'line';
}) => (
  <Path
    d={
      width === undefined
        ? `M${x} ${y - 8}v${(height ?? 0) + 16}M${x - 6} ${y + 6}l12-12M${x - 6} ${y + (height ?? 0) + 6}l12-12`
        : `M${x - 8} ${y}h${width + 16}M${x - 6} ${y + 6}l12-12M${x + width - 6} ${y + 6}l12-12`
    }
    line="thin"
    stroke={stroke}
  />
);
