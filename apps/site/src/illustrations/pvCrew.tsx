import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { ModuleField } from './parts/ModuleField.tsx';
import { Group, Path, Polygon, Rect, Thick } from './parts/marks.tsx';
import { Standing } from './parts/Person.tsx';
import { grid, Windows } from './parts/townHouses.tsx';
import { Van } from './parts/Van.tsx';

export const pvCrew: Drawing = {
  id: 'pvCrew',
  ...SUBJECT,
  alt: 'Zwei Fachleute montieren ein Solarmodul auf einem Dach, unten steht ihr Transporter',
  draw: () => (
    <>
      <SunOrMoon x={500} y={58} r={30} rays={10} />
      <Rect box="50 262 352 96" fill="paper" />
      <Polygon points="20 268 92 118 418 118 432 268" fill="tile" />
      <Path d="M76 152H422M58 188H425M40 226H429" line="thin" />
      <Path d="M94 186H412M80 206H412" line="strong" stroke="pv-line" />
      <ModuleField x={48} y={248} columns={3} width={64} height={50} slant={24} />
      <ModuleField x={76} y={190} columns={2} width={64} height={50} slant={24} />
      <Standing
        x={290}
        y={200}
        scale={1.02}
        coat="leaf"
        hair="helmet"
        skin="skin-dark"
        flip
        arms={['16 -104 32 -88 44 -74', '-16 -104 6 -82 40 -56']}
      />
      <Group x={196} y={176} turn={-14}>
        <ModuleField x={0} y={0} columns={1} width={64} height={50} slant={24} />
      </Group>
      <Standing
        x={372}
        y={226}
        scale={1.02}
        coat="tile-soft"
        hair="helmet"
        hairInk="pv-line"
        beard
        arms={['-16 -104 -30 -92 -22 -72', '16 -104 24 -84 18 -64']}
      />
      <Path d="M16 268h420v10H16z" fill="slab" />
      <Windows at={grid([84, 184, 284], [296])} width={56} height={44} lit="010" />
      <Thick
        d="M435 340h26M430 320h26M425 300h26M419 280h26M414 260h26M440 356L408 236M466 356L434 236"
        fill="wood"
        width={3}
      />
      <Van x={472} y={357} scale={1.15} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
