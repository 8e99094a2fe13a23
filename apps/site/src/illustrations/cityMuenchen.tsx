import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush, Tree } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { Path, Rect } from './parts/marks.tsx';
import { Chimneys, Door, Dormers, Front, Roof } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

const flowers = (x: number, y: number, count: number) =>
  series(x, 9, count)
    .map((left) => `M${left} ${y}h.01`)
    .join('');

export const cityMuenchen: Drawing = {
  id: 'cityMuenchen',
  ...SUBJECT,
  alt: 'Ein Münchner Wohnhaus mit gelbem Putz, grünen Fensterläden, steilem Dach mit Gauben und einem Holzbalkon mit Geranien',
  draw: () => (
    <>
      <Tree x={62} y={357} r={72} />
      <Chimneys xs={[196, 388]} y={44} height={28} />
      <Roof x={120} y={146} width={340} height={116} inset={56} overhang={20} />
      <Path d="M136 118H444M152 90H428M166 62H414" line="thin" />
      <Dormers xs={[176, 276, 376]} y={130} width={34} />
      <Front
        x={120}
        y={357}
        width={340}
        storeys={2}
        storey={66}
        ground={78}
        columns={5}
        pane={[28, 40]}
        fill="wool-soft"
        trim="shutters"
        cross
        lit="1000000010"
        without={[7]}
      />
      <Rect box="110 146 360 8" fill="slab" />
      <Rect box="254 166 72 56" fill="wood" />
      <StreetPane d="M262 170h24v44h-24zM294 170h24v44h-24z" line="thin" />
      <Path d="M228 200h124v26H228z" fill="wood" />
      <Path
        d="M240 200v26M252 200v26M264 200v26M276 200v26M290 200v26M304 200v26M316 200v26M328 200v26M340 200v26"
        line="thin"
      />
      <Path d={flowers(232, 198, 14)} stroke="tile-strong" line={9} />
      <Path d="M120 284H460" line="thin" />
      <StreetPane d="M146 302h60v34h-60zM374 302h60v34h-60z" />
      <Path d="M176 302v34M404 302v34" line="thin" />
      <Path d={`${flowers(150, 340, 7)}${flowers(378, 340, 7)}`} stroke="tile-strong" line={8} />
      <Path d="M262 358v-44c0-30 56-30 56 0v44z" fill="paper" />
      <Door x={270} y={357} width={40} height={50} />
      <Tree x={520} y={357} r={40} />
      <Bush x={468} y={357} scale={1.2} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
