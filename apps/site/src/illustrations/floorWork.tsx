import type { Drawing } from './drawing.ts';
import { onCard } from './parts/CardScene.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { Circle, Group, Path, Rect, Thick } from './parts/marks.tsx';
import { Grains } from './parts/masonry.tsx';

export const levelledFloor: Drawing = {
  id: 'levelledFloor',
  ...onCard(
    'inside',
    <>
      <Hatch box="-4 122 280 34" />
      <Path d="M-4 96l60 5 44-6 52 8 60-5 68 4V122H-4z" fill="slab" />
      <Grains box="4 106 260 12" count={34} />
      <Path d="M62 103l6 8-4 11M214 100l-5 9 6 12" line="thin" />
      <Path d="M-4 88H168c6 0 10 4 14 14l-30 1-52-8-44 6-60-5z" fill="pv-line" />
      <Path d="M152 56c18 4 24 16 20 34h-10c4-14-2-22-14-24z" fill="pv-line" />
      <Group x={184} y={34} turn={-116}>
        <Path d="M-26-28L-20 28H20L26-28z" fill="paper" />
        <Path d="M-24-10h48" line="thin" />
      </Group>
      <Rect box="20 66 104 18" rx={3} fill="wool" />
      <Rect box="56 69 32 12" rx={5} fill="glass" line="thin" />
      <Circle x={72} y={75} r={4} fill="leaf" line="thin" />
      <Path d="M64 69v12M80 69v12" line="thin" />
    </>,
  ),
};

export const laidFloor: Drawing = {
  id: 'laidFloor',
  ...onCard(
    'wall',
    <>
      <Rect box="-4 -4 280 160" fill="leaf" />
      <Path d="M-4 18H276M-4 44H276M-4 70H276M-4 96H276M-4 122H276" stroke="leaf-soft" line={1.3} />
      <Path d="M-4-4H190V24H154V54H206V84H130V114H172V154H-4z" fill="wood" />
      <Path d="M-4 24H154M-4 54H154M-4 84H130M-4 114H130M96-4V24M40 24V54M128 24V54M72 54V84M24 84V114M100 84V114M62 114V154" />
      <Path d="M12 8h46M116 12h40M56 38h40M6 68h40M96 66h60M38 98h34M84 134h56M10 136h30" line="thin" />
      <Group x={148} y={92} turn={-7}>
        <Rect box="0 0 110 28" fill="wood" />
        <Path d="M14 10h52M40 19h48" line="thin" />
      </Group>
      <Path d="M162 134h-18m8-7-8 7 8 7" stroke="warm" line="strong" />
      <Group x={236} y={40} turn={24}>
        <Rect box="-5 -4 10 66" rx={4} fill="wood" />
        <Rect box="-24 -24 48 24" rx={4} fill="pv" />
      </Group>
    </>,
  ),
};

export const sandedFloor: Drawing = {
  id: 'sandedFloor',
  ...onCard(
    'inside',
    <>
      <Rect box="-4 110 284 46" fill="wood" />
      <Rect box="142 110 140 46" fill="tile-soft" />
      <Path d="M-4 110H276" line="strong" />
      <Path d="M40 110v46M92 110v46M192 110v46M244 110v46" line="thin" />
      <Path d="M160 120l10 4M206 118l12 6M214 136l14-4M254 126l10 6M166 140l12 4" line="thin" />
      <Path d="M118 74c-6-34-26-44-44-46" line={5} />
      <Thick d="M84 30H60" fill="tile" width={8} />
      <Path d="M88 62c-22-6-36 6-36 24s16 22 32 18z" fill="wool-soft" />
      <Path d="M64 74c-4 6-4 14 0 20" line="thin" />
      <Path d="M88 96c0-26 12-36 36-36s34 12 34 36z" fill="leaf" />
      <Rect box="82 94 84 10" rx={3} fill="pv" />
      <Circle x={98} y={104} r={8} fill="cellar" />
      <Circle x={148} y={104} r={8} fill="cellar" />
      <Path d="M110 74h28" line="thin" />
      <Path d="M178 92h30m-8-7 8 7-8 7" stroke="warm" line="strong" />
    </>,
  ),
};
