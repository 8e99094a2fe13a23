import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Tree } from './parts/garden.tsx';
import { Polygon, Rect } from './parts/marks.tsx';
import { Mesh } from './parts/masonry.tsx';
import { Balconies, Chimneys, Cornice, Door, Front, Roof, Shop } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

export const cityKoeln: Drawing = {
  id: 'cityKoeln',
  ...SUBJECT,
  alt: 'Eine Kölner Häuserzeile aus schmalen Nachkriegshäusern verschiedener Höhe, dazwischen ein älteres Haus mit Giebel',
  draw: () => (
    <>
      <Chimneys xs={[60, 262, 410]} y={112} height={56} />
      <Front
        x={24}
        y={357}
        width={104}
        storeys={3}
        storey={58}
        ground={68}
        columns={2}
        pane={[34, 36]}
        fill="leaf-soft"
        lit="010000"
      />
      <Roof x={24} y={115} width={104} height={38} inset={14} overhang={4} />
      <Shop x={36} y={357} width={48} height={54} />
      <Door x={96} y={357} width={24} height={52} fill="wood" />
      <Front
        x={128}
        y={357}
        width={84}
        storeys={4}
        storey={58}
        ground={64}
        columns={2}
        pane={[24, 36]}
        fill="paper"
        lit="00010000"
      />
      <Cornice x={128} y={61} width={84} />
      <Door x={176} y={357} width={28} height={52} fill="tile-strong" />
      <StreetPane d="M138 308h30v30h-30z" />
      <Front
        x={212}
        y={357}
        width={96}
        storeys={3}
        storey={56}
        ground={66}
        columns={2}
        pane={[24, 38]}
        fill="brick"
        cross
        lit="100000"
        trim="frame"
      />
      <Polygon points="212 123 260 56 308 123" fill="brick" />
      <Polygon points="202 130 260 46 318 130 310 136 260 62 210 136" fill="tile" />
      <StreetPane d="M250 90h20v22h-20z" line="thin" />
      <Shop x={224} y={357} width={40} height={52} />
      <Door x={272} y={357} width={26} height={50} />
      <Front
        x={308}
        y={357}
        width={78}
        storeys={4}
        storey={56}
        ground={62}
        columns={1}
        pane={[46, 34]}
        fill="wool-soft"
        lit="0010"
      />
      <Rect box="302 62 90 9" fill="slab" />
      <Balconies
        at={[
          [318, 230],
          [318, 174],
        ]}
        width={58}
        height={16}
      />
      <Door x={318} y={357} width={26} height={50} fill="water" />
      <StreetPane d="M352 308h24v28h-24z" />
      <Mesh box="386 96 112 194" pitch={14} />
      <Front
        bare
        x={386}
        y={357}
        width={112}
        storeys={3}
        storey={62}
        ground={72}
        columns={2}
        pane={[34, 38]}
        fill="paper"
        trim="frame"
        lit="000100"
      />
      <Rect box="386 290 112 68" fill="cellar" />
      <Roof x={386} y={96} width={112} height={34} inset={12} overhang={5} fill="pv" />
      <Shop x={398} y={357} width={56} height={54} />
      <Door x={464} y={357} width={26} height={52} fill="tile" />
      <Tree x={530} y={357} r={34} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
