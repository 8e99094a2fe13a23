import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { series } from './parts/geometry.ts';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Arm, Standing } from './parts/Person.tsx';

/** A removal box standing on `y`. */
const Box = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <>
    <Rect box={`${x} ${y - height} ${width} ${height}`} fill="wood" />
    <Path d={`M${x} ${y - height + 11}h${width}M${x + width / 2 - 5} ${y - height}v18h10v-18`} line="thin" />
  </>
);

export const carriedBoxes: Drawing = {
  id: 'carriedBoxes',
  ...onCard(
    'outside',
    <>
      <Path d="M166-4H280V112H166z" fill="paper" />
      <Path d="M178 10H280V98H178z" fill="cellar" />
      <Path d="M166 104H280v12H166z" fill="pv" />
      <Circle x={244} y={118} r={17} fill="pv-line" />
      <Circle x={244} y={118} r={6} fill="cellar" line="thin" />
      <Box x={204} y={104} width={46} height={40} />
      <Box x={210} y={64} width={36} height={32} />
      <CardFloor />
      <Polygon points="166 104 166 112 120 128 100 128" fill="pv-line" />
      <Standing
        x={66}
        y={128}
        scale={0.78}
        coat="leaf"
        hair="cap"
        skin="skin-dark"
        profile
        arms={['-12 -104 0 -82 26 -74']}
      />
      <Box x={78} y={84} width={42} height={36} />
      <Group x={66} y={128} scale={0.78}>
        <Arm to="4 -102 10 -76 34 -70" coat="leaf" skin="skin-dark" />
      </Group>
    </>,
  ),
};

export const packedBox: Drawing = {
  id: 'packedBox',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Circle x={104} y={50} r={22} fill="paper" />
      <Circle x={104} y={50} r={13} line="thin" />
      <Circle x={132} y={48} r={22} fill="paper" />
      <Circle x={132} y={48} r={13} line="thin" />
      <Path d="M156 66V40h22v26M178 44c12 0 12 16 0 16" fill="tile-soft" />
      <Path d="M82 70c4-14 14-6 22-10s14 6 24 0 16 4 24-2 20-2 28 12z" fill="glass" />
      <Path d="M76 66H188V128H76z" fill="wood" />
      <Path d="M76 66L46 50h26l22 16M188 66l30-16h-26l-22 16" fill="wood" />
      <Path d="M110 96v-8c0-8 8-10 8-16M118 96v8h12v-8M150 104V84m-7 8 7-8 7 8M138 108h24" line="thin" />
      <Circle x={226} y={112} r={16} fill="wool" />
      <Circle x={226} y={112} r={7} fill="room" line="thin" />
      <Path d="M28 128V100h34v28z" fill="paper" />
      <Path d="M28 107h34M28 114h34M28 121h34" line="thin" />
    </>,
  ),
};

export const storedPiano: Drawing = {
  id: 'storedPiano',
  ...onCard(
    'inside',
    <>
      <Rect box="164 8 100 120" fill="pv-line" />
      <Path
        d={series(20, 11, 4)
          .map((y) => `M164 ${y}H264`)
          .join('')}
        line="thin"
      />
      <Path d="M170 56H258V128H170z" fill="cellar" />
      <Box x={178} y={128} width={42} height={36} />
      <Box x={184} y={92} width={34} height={26} />
      <Path d="M228 128V84h22v44z" fill="leaf" />
      <CardFloor />
      <Path d="M34 112V30q0-6 6-6H132q6 0 6 6V112z" fill="tile-strong" />
      <Rect box="28 18 116 9" rx={3} fill="tile-strong" />
      <Path d="M46 40h80v22H46z" line="thin" />
      <Rect box="26 70 120 14" rx={2} fill="paper" />
      <Path
        d={series(38, 12, 9)
          .map((x) => `M${x} 70v14`)
          .join('')}
        line="thin"
      />
      <Path d="M40 84v28M132 84v28" />
      <Rect box="18 112 136 8" rx={2} fill="wood" />
      <Circle x={38} y={124} r={5} fill="line" stroke="none" />
      <Circle x={134} y={124} r={5} fill="line" stroke="none" />
    </>,
  ),
};
