import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Tree } from './parts/garden.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';
import { Chimneys, Cornice, Door, Dormers, Front, Roof, Shop } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

export const cityLeipzig: Drawing = {
  id: 'cityLeipzig',
  ...SUBJECT,
  alt: 'Ein Leipziger Gründerzeithaus an der Straßenecke: Klinker mit Putzrahmen, Eckerker mit Haube, Mansarddach mit Gauben und Läden im Erdgeschoss',
  draw: () => (
    <>
      <Chimneys xs={[110, 272, 424]} y={50} height={28} />
      <Roof x={64} y={88} width={424} height={48} inset={20} overhang={4} fill="pv" />
      <Dormers xs={[96, 148, 300, 356, 412]} y={84} width={26} fill="paper" roof="tile" />
      <Bricks box="64 96 424 190" course={14} length={34} fill="brick" />
      <Front
        bare
        x={64}
        y={357}
        width={140}
        storeys={3}
        storey={63}
        ground={71}
        columns={3}
        pane={[24, 40]}
        fill="brick"
        trim="gable"
        cross
        lit="010000001"
      />
      <Front
        bare
        x={276}
        y={357}
        width={212}
        storeys={3}
        storey={63}
        ground={71}
        columns={4}
        pane={[24, 40]}
        fill="brick"
        trim="gable"
        cross
        lit="000100100000"
      />
      <Cornice x={64} y={97} width={424} fill="paper" />
      <Rect box="58 280 436 10" fill="paper" />
      <Rect box="64 290 424 68" fill="slab" />
      <Path d="M64 306H488M64 324H488M64 342H488" line="thin" />
      <Rect box="206 84 68 202" fill="wool-soft" />
      <StreetPane d="M216 238h20v38h-20zM244 238h20v38h-20zM216 176h20v40h-20zM244 176h20v40h-20zM216 112h20v40h-20zM244 112h20v40h-20z" />
      <Path
        d="M226 238v38M254 238v38M226 176v40M254 176v40M226 112v40M254 112v40M206 226h68M206 164h68M206 100h68"
        line="thin"
      />
      <Path d="M200 84c0-30 22-32 26-50 4-8 4-12 14-24 10 12 10 16 14 24 4 18 26 20 26 50z" fill="leaf" />
      <Path d="M240 10V2" line="strong" stroke="current" />
      <Polygon points="204 286 240 306 276 286" fill="wool-soft" />
      <Shop x={84} y={357} width={92} height={56} />
      <Door x={222} y={357} width={36} height={48} fill="wood" />
      <Shop x={300} y={357} width={72} height={56} />
      <Shop x={398} y={357} width={72} height={56} />
      <Tree x={528} y={357} r={36} />
      <Tree x={30} y={357} r={32} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
