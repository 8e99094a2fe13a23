import { Circle, Group, Path } from './marks.tsx';

const Wheel = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <Circle x={x} y={y} r={r} fill="cellar" />
    <Circle x={x} y={y} r={r * 0.3} fill="line" stroke="none" />
  </>
);

/** A craftsman's van, 70 long, standing on `y` with its rear at `x`. */
export const Van = ({ x, y, scale = 1, flip }: { x: number; y: number; scale?: number; flip?: boolean }) => (
  <Group x={x} y={y} scale={scale} flip={flip}>
    <Path d="M0-10v-36q0-6 6-6h40q4 0 6 4l14 20q4 4 4 8v10z" fill="paper" />
    <Path d="M34-44h12l10 16h-22z" fill="glass" />
    <Path d="M31-46v30M35-24h5" line="thin" />
    <Path d="M0-26h28v10h-28z" fill="tile-soft" line="thin" />
    <Wheel x={18} y={-9} r={9} />
    <Wheel x={54} y={-9} r={9} />
  </Group>
);
