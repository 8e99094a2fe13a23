import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { series } from './parts/geometry.ts';
import { Path, Polygon } from './parts/marks.tsx';
import { Chimneys, Door, Dormers, Front, Roof } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

/** The crowns of a wood along a slope. */
const wood = series(0, 1, 13)
  .map((i) => `a24 ${22 + (i % 3) * 5} 0 0 1 46 ${i < 6 ? -13 + (i % 2) * 4 : 9 + (i % 2) * 5}`)
  .join('');

export const cityHeidelberg: Drawing = {
  id: 'cityHeidelberg',
  ...SUBJECT,
  alt: 'Heidelberger Altstadthäuser mit steilen Ziegeldächern und Sandsteinrahmen in einer engen Gasse, dahinter ein bewaldeter Hang',
  draw: () => (
    <>
      <Path d={`M-20 132${wood}V358H-20z`} fill="leaf" />
      <Path
        d="M62 140a18 16 0 0 1 34-4M134 112a18 16 0 0 1 34-2M216 126a18 16 0 0 1 34 0M236 94a18 16 0 0 1 34 0M330 96a18 16 0 0 1 34 2M300 118a18 16 0 0 1 34 0M470 148a18 16 0 0 1 34 4M452 118a18 16 0 0 1 34 4"
        line="thin"
      />
      <Chimneys xs={[104, 330, 482]} y={160} height={36} />
      <Front
        x={18}
        y={357}
        width={112}
        storeys={2}
        storey={54}
        ground={62}
        columns={3}
        pane={[13, 30]}
        fill="wool-soft"
        trim="shutters"
        lit="010000"
      />
      <Roof x={18} y={188} width={112} height={74} inset={20} overhang={6} />
      <Dormers xs={[42, 82]} y={176} width={22} />
      <Front
        x={130}
        y={357}
        width={104}
        storeys={3}
        storey={52}
        ground={60}
        columns={3}
        pane={[18, 30]}
        fill="paper"
        trim="frame"
        lit="000001000"
      />
      <Polygon points="130 142 182 66 234 142" fill="paper" />
      <Polygon points="118 150 182 54 246 150 238 156 182 74 126 156" fill="tile" />
      <StreetPane d="M164 108h14v22h-14zM186 108h14v22h-14z" line="thin" />
      <Front
        x={234}
        y={357}
        width={130}
        storeys={2}
        storey={56}
        ground={64}
        columns={4}
        pane={[18, 32]}
        fill="brick"
        trim="frame"
        cross
        lit="00100000"
      />
      <Roof x={234} y={182} width={130} height={84} inset={24} overhang={6} />
      <Dormers xs={[256, 289, 322]} y={170} width={20} />
      <StreetPane d="M278 124h14v10h-14zM306 124h14v10h-14z" line="thin" />
      <Front
        x={364}
        y={357}
        width={86}
        storeys={3}
        storey={54}
        ground={62}
        columns={2}
        pane={[16, 32]}
        fill="leaf-soft"
        trim="shutters"
        lit="100000"
      />
      <Roof x={364} y={134} width={86} height={62} inset={18} overhang={6} fill="tile-strong" />
      <Dormers xs={[396]} y={124} width={22} roof="tile" />
      <Front
        x={450}
        y={357}
        width={96}
        storeys={2}
        storey={54}
        ground={60}
        columns={2}
        pane={[20, 32]}
        fill="wool-soft"
        trim="frame"
        lit="0010"
      />
      <Roof x={450} y={190} width={96} height={72} inset={20} overhang={6} />
      <Dormers xs={[486]} y={178} width={22} />
      <Path d="M34 358v-30c0-22 40-22 40 0v30z" fill="wood" />
      <Path d="M54 312v46" line="thin" />
      <StreetPane d="M88 308h26v26h-26z" />
      <Door x={150} y={357} width={26} height={48} fill="tile-strong" />
      <StreetPane d="M190 306h30v28h-30z" />
      <StreetPane d="M250 358v-30c0-24 48-24 48 0v30zM312 306h36v28h-36z" />
      <Path d="M274 310v48M250 334h48" line="thin" />
      <Door x={376} y={357} width={26} height={48} />
      <StreetPane d="M414 306h26v28h-26z" />
      <Door x={506} y={357} width={26} height={46} fill="wood" />
      <StreetPane d="M464 308h30v26h-30z" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
