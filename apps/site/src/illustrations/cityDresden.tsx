import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush, Fir, Tree } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { Balconies, Chimneys, Door, Dormers, Front } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

export const cityDresden: Drawing = {
  id: 'cityDresden',
  ...SUBJECT,
  alt: 'Eine Dresdner Vorstadtvilla mit Walmdach, Erker und Veranda in einem Garten mit alten Bäumen und Zaun',
  draw: () => (
    <>
      <Tree x={72} y={357} r={84} />
      <Fir x={482} y={357} height={190} />
      <Chimneys xs={[232, 334]} y={48} height={30} />
      <Polygon points="116 142 200 42 356 42 420 142" fill="tile" />
      <Path d="M132 122H408M158 92H388M182 64H370" line="thin" />
      <Dormers xs={[196, 318]} y={126} width={34} />
      <Front
        x={132}
        y={357}
        width={272}
        storeys={2}
        storey={76}
        ground={64}
        columns={5}
        pane={[26, 46]}
        fill="wool-soft"
        trim="gable"
        cross
        without={[2, 7]}
        lit="00001000"
      />
      <Path d="M132 302H404V358H132z" fill="slab" />
      <Path d="M132 320H404M132 338H404" line="thin" />
      <Path d="M122 142h292v9H122z" fill="paper" />
      <Polygon points="228 156 268 110 308 156" fill="tile" />
      <Rect box="232 156 72 146" fill="paper" />
      <StreetPane d="M240 170h24v46h-24zM272 170h24v46h-24z" />
      <Path d="M252 170v46M284 170v46" line="thin" />
      <StreetPane d="M244 302v-54c0-22 48-22 48 0v54z" />
      <Path d="M268 232v70M244 256h48" line="thin" />
      <Balconies at={[[226, 306]]} width={84} height={24} />
      <Rect box="404 214 78 144" fill="leaf-soft" />
      <StreetPane d="M412 232h28v60h-28zM446 232h28v60h-28z" />
      <Path d="M426 232v60M460 232v60M412 254h28M446 254h28M404 306h78" line="thin" />
      <Polygon points="396 214 418 192 468 192 490 214" fill="pv-line" />
      <Door x={256} y={357} width={30} height={46} />
      <Path d="M8 334H122v6H8zM414 334H552v6H414z" fill="paper" line="thin" />
      <Path
        d={[...series(12, 14, 8), ...series(420, 14, 10)].map((x) => `M${x} 357v-32l3.5-5 3.5 5v32z`).join('')}
        fill="paper"
        line="thin"
      />
      <Bush x={148} y={357} />
      <Bush x={340} y={357} scale={1.1} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
