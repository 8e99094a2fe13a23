import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Tree } from './parts/garden.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';
import { Chimneys, Cornice, Door, Dormers, Front, Roof } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

export const cityDuesseldorf: Drawing = {
  id: 'cityDuesseldorf',
  ...SUBJECT,
  alt: 'Düsseldorfer Dreifensterhäuser: schmale Bürgerhäuser mit je drei Fenstern pro Geschoss, abwechselnd verputzt und aus Backstein, davor Straßenbäume',
  draw: () => (
    <>
      <Chimneys xs={[60, 190, 356, 488]} y={66} height={36} />
      <Roof x={22} y={104} width={130} height={48} inset={12} overhang={2} />
      <Dormers xs={[50, 100]} y={96} width={24} />
      <Front
        x={22}
        y={357}
        width={130}
        storeys={3}
        storey={60}
        ground={74}
        columns={3}
        pane={[22, 40]}
        fill="paper"
        trim="gable"
        cross
        lit="001000010"
      />
      <Cornice x={22} y={104} width={130} />
      <Roof x={152} y={88} width={126} height={52} inset={12} overhang={2} fill="pv" />
      <Dormers xs={[202]} y={80} width={28} roof="pv-line" />
      <Bricks box="152 88 126 270" course={13} length={32} fill="tile-soft" />
      <Front
        bare
        x={152}
        y={357}
        width={126}
        storeys={3}
        storey={64}
        ground={76}
        columns={3}
        pane={[22, 42]}
        fill="paper"
        trim="frame"
        cross
        lit="100000000"
      />
      <Cornice x={152} y={89} width={126} />
      <Front
        x={278}
        y={357}
        width={130}
        storeys={3}
        storey={62}
        ground={74}
        columns={3}
        pane={[22, 40]}
        fill="wool-soft"
        trim="gable"
        cross
        lit="000010000"
      />
      <Polygon points="290 98 343 44 396 98" fill="wool-soft" />
      <StreetPane d="M331 70h24v22h-24z" line="thin" />
      <Polygon points="280 102 343 34 406 102 400 108 343 48 286 108" fill="tile" />
      <Cornice x={278} y={106} width={130} />
      <Roof x={408} y={112} width={130} height={48} inset={12} overhang={2} />
      <Dormers xs={[434, 486]} y={104} width={24} />
      <Front
        x={408}
        y={357}
        width={130}
        storeys={3}
        storey={58}
        ground={72}
        columns={3}
        pane={[22, 38]}
        fill="leaf-soft"
        trim="gable"
        cross
        lit="010000100"
      />
      <Cornice x={408} y={112} width={130} />
      <Path d="M22 283H152M278 283H408M408 285H538" line="thin" />
      <Door x={112} y={357} width={28} height={58} />
      <Door x={240} y={357} width={28} height={60} fill="wood" />
      <Door x={290} y={357} width={28} height={58} fill="tile-strong" />
      <Door x={498} y={357} width={28} height={58} fill="pv-line" />
      <StreetPane d="M36 300h22v36H36zM72 300h22v36H72zM166 298h22v38h-22zM202 298h22v38h-22zM330 300h22v36h-22zM368 300h22v36h-22zM422 302h22v36h-22zM460 302h22v36h-22z" />
      <Rect box="22 344 90 14" fill="slab" line="thin" />
      <Tree x={190} y={357} r={34} on="paint" />
      <Tree x={450} y={357} r={34} on="paint" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
