import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush, Tree } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { ModuleField } from './parts/ModuleField.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { Door, Front } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

const COLOURS = ['paper', 'wool-soft', 'brick', 'paper'] as const;

/** One house of the row: flat roof, corner window, canopy over the door. */
const RowHouse = ({ x, fill }: { x: number; fill: (typeof COLOURS)[number] }) => (
  <>
    <Front
      x={x}
      y={357}
      width={112}
      storeys={2}
      storey={62}
      ground={72}
      columns={1}
      pane={[76, 34]}
      fill={fill}
      lit={x === 126 ? '10' : '00'}
    />
    <Path d={`M${x + 37} 171v34M${x + 75} 171v34M${x + 37} 233v34M${x + 75} 233v34`} line="thin" />
    <Rect box={`${x - 2} 152 116 9`} fill="slab" />
    <Door x={x + 14} y={357} width={28} height={54} fill="pv-line" />
    <Rect box={`${x + 6} 294 46 6`} fill="slab" />
    <StreetPane d={`M${x + 58} 306h40v28h-40z`} />
    <Path d={`M${x + 78} 306v28`} line="thin" />
  </>
);

export const cityFrankfurt: Drawing = {
  id: 'cityFrankfurt',
  ...SUBJECT,
  alt: 'Eine Frankfurter Siedlung der klassischen Moderne: Reihenhäuser mit Flachdach, breiten Fensterbändern und kleinen Vorgärten, dahinter ein höherer Wohnblock',
  draw: () => (
    <>
      <Front
        x={348}
        y={357}
        width={196}
        storeys={4}
        storey={58}
        ground={66}
        columns={4}
        pane={[32, 30]}
        fill="cellar"
        lit="0100000000100001"
      />
      <Rect box="340 50 212 10" fill="slab" />
      <ModuleField x={386} y={48} columns={3} width={34} height={24} slant={14} gap={10} line="thin" />
      <Tree x={54} y={244} r={58} />
      {COLOURS.map((fill, i) => (
        <RowHouse key={14 + i * 112} x={14 + i * 112} fill={fill} />
      ))}
      <Tree x={508} y={357} r={50} on="paint" />
      {series(68, 112, 4).map((x) => (
        <Bush key={x} x={x} y={357} scale={0.8} />
      ))}
      <GroundLine {...SUBJECT} />
    </>
  ),
};
