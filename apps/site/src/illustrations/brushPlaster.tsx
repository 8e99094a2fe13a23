import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Group, Path, Rect } from './parts/marks.tsx';
import { Grains } from './parts/masonry.tsx';
import { Standing } from './parts/Person.tsx';
import { Brush, Bucket, Roller } from './parts/tools.tsx';

export const brushPlaster: Drawing = {
  id: 'brushPlaster',
  ...SUBJECT,
  alt: 'Eine Malerin streicht eine frisch verputzte Wand mit der Rolle grün, daneben stehen Farbeimer, Pinsel und Leiter',
  draw: () => (
    <>
      <Rect box="24 20 512 338" fill="paper" />
      <Grains box="300 40 220 150" count={26} />
      <Path
        d="M24 20H250c-8 20 6 40-2 62s10 44-2 66 8 40-2 60 6 34-6 46-26-6-34 8-20-4-30 6-22-12-32 0-20-6-30 4-24-8-34 2-30-8-54 0z"
        fill="leaf"
      />
      <Rect box="24 340 512 18" fill="wood" />
      <Path
        d="M366 358L402 92M490 358L454 92M400 108h56M394 152h68M388 196h80M382 240h92M376 284h104M370 326h116"
        line={4.5}
      />
      <Rect box="392 76 72 16" rx={3} fill="wood" />
      <Bucket x={398} y={76} scale={0.8} fill="leaf" />
      <Standing
        x={318}
        y={357}
        scale={1.42}
        flip
        coat="wool"
        hair="cap"
        skin="brick"
        trousers="slab"
        arms={['16 -104 32 -112 46 -132', '-16 -104 -24 -84 -17 -66']}
      />
      <Group x={256} y={190} turn={-10}>
        <Roller fill="leaf" scale={1.1} />
      </Group>
      <Bucket x={88} y={357} scale={1.25} fill="tile-soft" />
      <Brush x={206} y={350} scale={0.9} turn={0} fill="tile-soft" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
