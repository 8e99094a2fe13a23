import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { Battery, Bolt, Cable, Car, Inverter, Meter, Socket } from './parts/electrics.tsx';
import { series } from './parts/geometry.ts';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';

/** Circuit breakers side by side on their rail, 22 wide and 44 high each. */
const Breakers = ({ x, y, count, off }: { x: number; y: number; count: number; off?: number }) => (
  <Group x={x} y={y}>
    <Rect box={`-6 16 ${count * 22 + 12} 12`} fill="pv-line" line="thin" />
    <Path
      d={series(0, 22, count)
        .map((left) => `M${left} 0h22v44H${left}z`)
        .join('')}
      fill="paper"
    />
    <Path
      d={series(0, 1, count)
        .filter((i) => i !== off)
        .map((i) => `M${i * 22 + 7} 8h8v14h-8z`)
        .join('')}
      fill="leaf"
      line="thin"
    />
    {off !== undefined && <Path d={`M${off * 22 + 7} 22h8v14h-8z`} fill="tile-strong" line="thin" />}
  </Group>
);

export const meterCabinet: Drawing = {
  id: 'meterCabinet',
  ...onCard(
    'inside',
    <>
      <Rect box="52 8 168 136" rx={5} fill="paper" />
      <Path d="M136 8v136" line="thin" />
      <Meter x={66} y={18} scale={1.05} />
      <Rect box="64 104 62 30" fill="cellar" line="thin" />
      <Path d="M74 112h42M74 120h42M74 128h26" line="thin" />
      <Breakers x={146} y={20} count={3} />
      <Breakers x={146} y={82} count={3} />
      <Path d="M178-4V8M94 144v10" line="strong" />
    </>,
  ),
};

export const residualCurrent: Drawing = {
  id: 'residualCurrent',
  ...onCard(
    'inside',
    <>
      <Path d="M-4 62H276v20H-4z" fill="pv-line" />
      <Rect box="56 18 92 112" rx={3} fill="paper" />
      <Rect box="72 56 26 34" fill="tile-strong" />
      <Path d="M72 73h26" line="thin" />
      <Rect box="112 56 22 18" rx={3} fill="wool" />
      <Path d="M120 70V60h7M120 65h6" line={1.8} />
      <Path d="M70 106h64M70 116h42" line="thin" />
      <Path d="M72 28h.01M92 28h.01M112 28h.01M132 28h.01" line={7} />
      <Path d="M170 40h30v66h-30zM200 40h30v66h-30z" fill="paper" />
      <Path d="M180 54h10v18h-10zM210 54h10v18h-10z" fill="leaf" line="thin" />
      <Path d="M102-4V18M185-4V40M215-4V40M102 130v24M185 106v48M215 106v48" line="strong" />
    </>,
  ),
};

export const surgeProtection: Drawing = {
  id: 'surgeProtection',
  ...onCard(
    'outside',
    <>
      <CardFloor fill="soil" />
      <Polygon points="92 70 158 20 224 70" fill="paper" />
      <Rect box="102 70 112 58" fill="room" />
      <Polygon points="78 74 158 12 238 74 232 81 158 24 84 81" fill="tile" />
      <Rect box="116 78 30 40" rx={3} fill="paper" />
      <Bolt x={131} y={98} scale={0.5} />
      <Path d="M131 118v26M121 134h20M125 140h12M129 146h4" line={2} />
      <Rect box="168 80 30 22" rx={2} fill="glass" />
      <Path d="M183 102v10M174 112h18" />
      <Path d="M44 4L22 46h18l-8 38 36-52H48L62 4z" fill="wool" />
    </>,
  ),
};

export const powerCircuits: Drawing = {
  id: 'powerCircuits',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Breakers x={22} y={34} count={3} />
      <Cable d="M33 34V8H242V66M55 34V16H192V72M77 34V24H129V72" />
      <Rect box="100 72 58 56" fill="paper" />
      <Path d="M100 84h58M110 78h.01M122 78h.01M134 78h.01M146 78h.01" line={3} />
      <Rect box="110 92 38 26" fill="pv" line="thin" />
      <Rect box="164 72 56 56" fill="paper" />
      <Circle x={192} y={104} r={17} fill="glass" />
      <Path d="M170 80h16M206 80h8" line="thin" />
      <Path d="M226 88c0-14 7-22 16-22s16 8 16 22z" fill="wool" />
      <Path d="M236 88c0 8 12 8 12 0z" fill="paper" />
    </>,
  ),
};

export const wallbox: Drawing = {
  id: 'wallbox',
  ...onCard(
    'outside',
    <>
      <Bricks box="196 -4 80 132" course={18} length={36} />
      <CardFloor />
      <Rect box="206 44 32 44" rx={5} fill="paper" />
      <Bolt x={222} y={64} scale={0.5} />
      <Path d="M222 88c0 30-26 8-46 10" line="strong" />
      <Car x={22} y={128} scale={1.06} />
      <Rect box="170 92 12 12" rx={2} fill="leaf" />
    </>,
  ),
};

export const dataCables: Drawing = {
  id: 'dataCables',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Rect box="38 34 56 62" rx={4} fill="paper" />
      <Path d="M46 44h40v18H46z" fill="cellar" line="thin" />
      <Path d="M52 50h6v6h-6zM63 50h6v6h-6zM74 50h6v6h-6z" fill="leaf" line={1.2} />
      <Path d="M48 74h36M48 84h24" line="thin" />
      <Path d="M66 34V14H232M66 96v14H150V74M150 14v26M232 14v30" line={4} />
      <Group x={132} y={40}>
        <Rect box="0 0 36 36" rx={4} fill="paper" />
        <Path d="M8 10h8v8H8zM20 10h8v8h-8z" fill="cellar" line="thin" />
      </Group>
      <Rect box="204 44 56 38" rx={3} fill="pv" />
      <Path d="M232 82v14M218 96h28" line="strong" />
      <Path d="M186 100c8-10 20-10 28 0M192 108c5-6 12-6 17 0M200 116h.01" stroke="air" line={2.5} />
    </>,
  ),
};

export const faultFinding: Drawing = {
  id: 'faultFinding',
  ...onCard(
    'inside',
    <>
      <Socket x={72} y={66} scale={1.6} />
      <Rect box="158 24 66 104" rx={8} fill="wool" />
      <Rect box="168 34 46 26" rx={3} fill="glass" />
      <Path d="M176 52V42h8v10zM192 42h8v10M192 47h8" line={2} />
      <Circle x={191} y={92} r={17} fill="paper" />
      <Path d="M191 92l8-10M176 118h.01M206 118h.01" line={4} />
      <Path d="M176 128c0 26-58 22-84-10L78 72" stroke="warm" line="strong" />
      <Path d="M206 128c0 40-110 34-132-4L64 72" line="strong" />
    </>,
  ),
};

export const newLines: Drawing = {
  id: 'newLines',
  ...onCard(
    'inside',
    <>
      <Bricks box="-4 -4 280 160" course={21} length={44} />
      <Path d="M56-4h24v84h120v74h-24v-50H56z" fill="slab" />
      <Path d="M68-4v96h120v62" stroke="tile-strong" line={4} />
      <Path d="M150 30h76v46h-76z" fill="paper" />
      <Breakers x={155} y={31} count={3} />
      <Circle x={68} y={92} r={15} fill="pv-line" />
      <Path d="M68 92h.01" line={6} />
    </>,
  ),
};

export const pvConnection: Drawing = {
  id: 'pvConnection',
  ...onCard(
    'inside',
    <>
      <Polygon points="-6 40 92 -8 118 -8 -6 54" fill="pv" />
      <Path d="M70 10v34" stroke="warm" line="strong" />
      <Inverter x={44} y={42} />
      <Cable d="M72 86V110H124M100 64H192" />
      <Battery x={124} y={132} width={40} height={56} />
      <Meter x={192} y={36} />
      <Path d="M220 108v46" line="strong" />
      <Path d="M0 132H192M248 132H272" line="thin" />
    </>,
  ),
};

export const lightAndBell: Drawing = {
  id: 'lightAndBell',
  ...onCard(
    'inside',
    <>
      <Path d="M74-4V30" />
      <Path d="M36 72c0-28 16-42 38-42s38 14 38 42z" fill="wool" />
      <Path d="M60 72c0 16 28 16 28 0z" fill="paper" />
      <Path d="M50 98l-8 14M74 100v16M98 98l8 14" stroke="warm" line="strong" />
      <Rect box="144 34 46 84" rx={5} fill="paper" />
      <Path d="M154 44h26M154 51h26M154 58h26" line="thin" />
      <Path d="M154 70h16M154 86h16M154 102h16" line="thin" />
      <Path d="M178 70h.01M178 86h.01M178 102h.01" line={6} />
      <Path d="M208-2h52v10q0 8-8 8h-36q-8 0-8-8z" fill="paper" />
      <Path d="M220 25q14 10 28 0M226 36q8 6 16 0" stroke="air" line={2.5} />
      <Socket x={234} y={94} />
    </>,
  ),
};

export const emergencyCall: Drawing = {
  id: 'emergencyCall',
  ...onCard(
    'inside',
    <>
      <CardFloor fill="wood" />
      <Breakers x={28} y={50} count={4} off={2} />
      <Rect box="156 26 56 98" rx={9} fill="pv" />
      <Rect box="163 38 42 68" rx={2} fill="paper" line="thin" />
      <Path
        d="M174 60c0-6 6-8 8-4l4 7-4 5c2 6 5 9 11 11l5-4 6 5c3 3 0 8-5 8-13 0-25-14-25-28z"
        fill="tile"
        line="thin"
      />
      <Circle x={184} y={115} r={3} fill="paper" line="thin" />
      <Path d="M226 48q13 18 0 54M240 38q20 28 0 74" stroke="warm" line="strong" />
    </>,
  ),
};
