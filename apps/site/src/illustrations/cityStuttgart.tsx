import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush, Tree } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { Path, Polygon } from './parts/marks.tsx';
import { Chimneys, Door, Front, Roof } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

export const cityStuttgart: Drawing = {
  id: 'cityStuttgart',
  ...SUBJECT,
  alt: 'Stuttgarter Häuser am Hang, übereinander gestaffelt, dazwischen eine lange Treppe, oben Reihen von Weinreben',
  draw: () => (
    <>
      <Path d="M0 358V330C120 318 200 262 300 190S470 70 560 44V358z" fill="leaf" />
      <Path
        d={series(0, 1, 6)
          .map((i) => `M${424 + i * 24} ${106 - i * 12}l-34 44M${434 + i * 24} ${130 - i * 8}l-24 32`)
          .join('')}
        stroke="line"
        line={2}
        dash="3 6"
      />
      <Polygon points="378 358 388 176 410 176 416 358" fill="slab" />
      <Path
        d={series(346, -11, 16)
          .map((y) => `M${378 + (358 - y) * 0.055} ${y}H${416 - (358 - y) * 0.033}`)
          .join('')}
        line="thin"
      />
      <Chimneys xs={[80]} y={206} height={34} />
      <Roof x={30} y={226} width={146} height={54} inset={26} overhang={10} />
      <Front
        x={30}
        y={357}
        width={146}
        storeys={1}
        storey={62}
        ground={68}
        columns={3}
        pane={[17, 34]}
        fill="paper"
        trim="shutters"
        lit="100"
      />
      <StreetPane d="M46 306h44v30H46z" />
      <Door x={124} y={357} width={28} height={50} fill="tile-strong" />
      <Path d="M232 262h142v96H232z" fill="slab" />
      <Path
        d="M232 284h142M232 308h142M232 332h142M262 262v22M316 262v22M288 284v24M344 284v24M260 308v24M320 308v24M290 332v26M346 332v26"
        line="thin"
      />
      <Chimneys xs={[330]} y={126} height={34} />
      <Roof x={246} y={150} width={118} height={48} inset={22} overhang={10} />
      <Front
        x={246}
        y={262}
        width={118}
        storeys={1}
        storey={54}
        ground={58}
        columns={2}
        pane={[30, 32]}
        fill="wool-soft"
        lit="01"
      />
      <StreetPane d="M260 216h36v28h-36z" />
      <Door x={322} y={262} width={26} height={46} />
      <Path d="M418 178h142v70H418z" fill="slab" />
      <Path
        d="M418 202h142M418 226h142M450 178v24M506 178v24M476 202v24M532 202v24M450 226v22M510 226v22"
        line="thin"
      />
      <Roof x={434} y={76} width={122} height={46} inset={22} overhang={9} />
      <Front
        x={434}
        y={178}
        width={122}
        storeys={1}
        storey={50}
        ground={52}
        columns={3}
        pane={[20, 28]}
        fill="brick"
        lit="010"
      />
      <StreetPane d="M446 140h30v22h-30z" />
      <Door x={508} y={178} width={24} height={42} fill="wood" />
      <Tree x={204} y={357} r={30} on="paint" />
      <Tree x={452} y={330} r={34} on="paint" />
      <Tree x={516} y={344} r={40} on="paint" />
      <Bush x={388} y={357} scale={1.1} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
