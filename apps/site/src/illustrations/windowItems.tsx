import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { series } from './parts/geometry.ts';
import { Circle, Group, Path, Rect } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';
import { Brush } from './parts/tools.tsx';

/** A window of one leaf, 72 by 92; `x`, `y` is its upper left corner. */
const Leaf = ({ x, y, fill = 'paper' }: { x: number; y: number; fill?: 'paper' | 'wood' | 'leaf' }) => (
  <Group x={x} y={y}>
    <Rect box="0 0 72 92" fill={fill} />
    <Rect box="10 10 52 72" fill="glass" />
    <Path d="M20 44l14-22" stroke="paper" line="strong" />
  </Group>
);

export const windowOpenings: Drawing = {
  id: 'windowOpenings',
  ...onCard(
    'wall',
    <>
      <Rect box="0 0 272 150" fill="brick" stroke="none" />
      <Leaf x={10} y={26} />
      <Leaf x={92} y={26} />
      <Path d="M102 108l52-36-52-36M102 108l26-72 26 72" line="thin" dash="4 5" />
      <Path d="M174 26h88v92h-88z" fill="paper" />
      <Path d="M182 34h34v76h-34zM222 34h34v76h-34z" fill="glass" />
      <Path d="M250 72h-21m7-6-7 6 7 6" stroke="cold" line="strong" />
      <Path d="M4 118h84v8H4zM86 118h84v8H86zM168 118h100v8H168z" fill="slab" />
    </>,
  ),
};

export const windowShapes: Drawing = {
  id: 'windowShapes',
  ...onCard(
    'wall',
    <>
      <Rect box="0 0 272 150" fill="brick" stroke="none" />
      <Path d="M16 118V62a34 34 0 0 1 68 0v56z" fill="wood" />
      <Path d="M25 109V62a25 25 0 0 1 50 0v47z" fill="glass" />
      <Path d="M50 37v72M25 62h50M25 86h50" line={3.5} />
      <Path d="M104 118V34l66 44v40z" fill="paper" />
      <Path d="M113 109V51l48 32v26z" fill="glass" />
      <Path d="M122 98l14-22" stroke="paper" line="strong" />
      <Leaf x={188} y={26} fill="leaf" />
      <Path d="M10 118h80v8H10zM98 118h78v8H98zM182 118h84v8h-84z" fill="slab" />
    </>,
  ),
};

export const windowSecurity: Drawing = {
  id: 'windowSecurity',
  ...onCard(
    'inside',
    <>
      <Rect box="24 -4 150 160" fill="paper" />
      <Rect box="-4 -4 118 160" fill="glass" />
      <Path d="M30 92l40-66M56 118l34-56" stroke="paper" line={4} />
      <Path d="M114-4v160M174-4v160M144-4v160" />
      <Path d="M144 18h20v10h-20zM144 118h20v10h-20z" fill="pv-line" />
      <Circle x={166} y={23} r={7} fill="wool" />
      <Circle x={166} y={123} r={7} fill="wool" />
      <Rect box="119 52 20 34" rx={8} fill="pv-line" />
      <Path d="M124 70h10v50q-5 6-10 0z" fill="pv-line" />
      <Circle x={129} y={62} r={3} fill="line" stroke="none" />
      <Circle x={214} y={58} r={17} fill="wool" />
      <Circle x={214} y={54} r={5} fill="room" line="thin" />
      <Path d="M209 75h10v46l-5 5-5-5zM219 98h10M219 110h8" fill="wool" />
    </>,
  ),
};

export const rollerShutter: Drawing = {
  id: 'rollerShutter',
  ...onCard(
    'inside',
    <>
      <Rect box="0 0 128 150" fill="sky" stroke="none" />
      <Rect box="96 -4 64 62" fill="wool-soft" />
      <Circle x={126} y={28} r={23} fill="pv-line" />
      <Circle x={126} y={28} r={13} line="thin" />
      <Circle x={126} y={28} r={5} fill="tile" line="thin" />
      <Path
        d={series(52, 11, 7)
          .map((y) => `M103 ${y}h7v9h-7z`)
          .join('')}
        fill="pv-line"
        line="thin"
      />
      <Path d="M122 58h34v14h-34z" fill="paper" />
      <Path d="M128 72h7v84h-7zM142 72h7v84h-7z" fill="glass" />
      <Path d="M131 28H212V84" dash="5 5" line={2} />
      <Rect box="196 84 32 32" rx={5} fill="paper" />
      <Path d="M212 90v20M206 96l6-6 6 6M206 104l6 6 6-6" line="thin" />
    </>,
  ),
};

export const windowSite: Drawing = {
  id: 'windowSite',
  ...onCard(
    'outside',
    <>
      <Bricks box="58 -4 218 132" course={18} length={36} />
      <Rect box="116 22 92 76" fill="room" />
      <Path d="M108 98h108v9H108z" fill="slab" />
      <Path d="M72-4v132M252-4v132" line={4} />
      <Path d="M60 14h204v9H60zM60 106h48M216 106h48" fill="wood" />
      <CardFloor />
      <Group x={6} y={58} turn={-8}>
        <Path d="M4 0h44v66H4z" fill="wood" />
        <Path d="M10 6h14v54H10zM28 6h14v54H28z" fill="glass" line="thin" />
        <Path d="M10 22l14 10M30 54l8-14" line="thin" />
      </Group>
    </>,
  ),
};

export const windowRepair: Drawing = {
  id: 'windowRepair',
  ...onCard(
    'wall',
    <>
      <Rect box="0 0 272 150" fill="brick" stroke="none" />
      <Rect box="68 14 116 108" fill="wood" />
      <Path d="M78 24h43v88H78zM131 24h43v88h-43z" fill="glass" />
      <Path d="M78 66h43M131 66h43" line={4} />
      <Path d="M88 56l12-20M141 56l12-20" stroke="paper" line="strong" />
      <Path d="M68 14h10v62H68z" fill="paper" stroke="none" />
      <Path d="M68 76V14h42" />
      <Path d="M58 122h136v9H58z" fill="slab" />
      <Brush x={76} y={92} turn={62} scale={0.5} fill="wool" />
    </>,
  ),
};

export const glassSwap: Drawing = {
  id: 'glassSwap',
  ...onCard(
    'wall',
    <>
      <Rect box="0 0 272 150" fill="brick" stroke="none" />
      <Rect box="30 14 96 108" fill="wood" />
      <Rect box="42 26 72 84" fill="room" />
      <Path d="M20 122h116v9H20z" fill="slab" />
      <Rect box="162 22 70 82" fill="glass" />
      <Path d="M168 22h70v82h-6" line="thin" />
      <Path d="M174 72l20-34" stroke="paper" line="strong" />
      <Circle x={212} y={50} r={10} fill="tile" />
      <Circle x={212} y={80} r={10} fill="tile" />
      <Path d="M212 50h14v30h-14" line={4} />
      <Path d="M152 63h-30m9-8-9 8 9 8" stroke="warm" line="strong" />
    </>,
  ),
};

export const windowReplace: Drawing = {
  id: 'windowReplace',
  ...onCard(
    'wall',
    <>
      <Rect box="0 0 272 150" fill="brick" stroke="none" />
      <Path d="M22 14h100v108H22z" fill="room" dash="7 5" />
      <Path d="M12 122h120v9H12z" fill="slab" />
      <Rect box="154 14 100 108" fill="paper" />
      <Path d="M163 23h37v90h-37zM208 23h37v90h-37z" fill="glass" />
      <Path d="M172 62l12-20M217 62l12-20" stroke="paper" line="strong" />
      <Path d="M200 62h8v16h-8z" fill="pv-line" />
      <Path d="M144 68h-34m9-8-9 8 9 8" stroke="warm" line="strong" />
    </>,
  ),
};
