import { Group, Path } from './marks.tsx';

/** A place on a map, its tip at `x`, `y`; 50 high. */
export const Pin = ({
  x,
  y,
  scale = 1,
  fill = 'tile',
}: {
  x: number;
  y: number;
  scale?: number;
  fill?: 'tile' | 'leaf' | 'wool';
}) => (
  <Group x={x} y={y} scale={scale}>
    <Path d="M0 0c14-15 19-23 19-31A19 19 0 0 0-19-31c0 8 5 16 19 31z" fill={fill} />
    <Path d="M-10-28l10-9 10 9v9h-20z" fill="paper" />
  </Group>
);
