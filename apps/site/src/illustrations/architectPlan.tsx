import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Dimension } from './parts/PriceTag.tsx';
import { Pencil } from './parts/paper.tsx';

/** A floor plan: walls, openings, doors with their swing, stairs. */
const FloorPlan = () => (
  <>
    <Path d="M60 54H356V116M356 158V250H232M190 250H60V176M60 128V54" line={7} />
    <Path d="M60 150H150M186 150H232V250M232 150V54M232 96h0" line={5} />
    <Path d="M60 128v48M356 116v42M190 250h42" line="thin" />
    <Path d="M64 128v48M352 116v42" line="thin" />
    <Path d="M150 150v36a36 36 0 0 0 36-36M190 250v-42a42 42 0 0 1 42 42" line="thin" />
    <Path
      d="M248 190h92v44h-92zM263 190v44M278 190v44M293 190v44M308 190v44M323 190v44M248 212h80m-8-5 8 5-8 5"
      line="thin"
    />
    <Path d="M84 70h56v40H84zM84 84h56M262 78h44v44h-44zM262 78l44 44M306 78l-44 44" line="thin" />
  </>
);

export const architectPlan: Drawing = {
  id: 'architectPlan',
  ...SUBJECT,
  alt: 'Ein Grundriss mit Maßlinien auf dem Zeichentisch, daneben ein Modell des Hauses, Geodreieck und Bleistift',
  draw: () => (
    <>
      <Rect box="24 12 384 318" rx={4} fill="paper" />
      <FloorPlan />
      <Dimension x={60} y={286} width={130} stroke="line" />
      <Dimension x={190} y={286} width={166} stroke="line" />
      <Dimension x={380} y={54} height={196} stroke="line" />
      <Path d="M24 330l-14 26M408 330l14 26" line="strong" />
      <Rect box="8 326 416 12" fill="wood" />
      <Polygon points="352 318 352 206 464 318" fill="wool" />
      <Polygon points="370 300 370 250 420 300" fill="paper" />
      <Path d="M362 308v6M376 308v6M390 308v6M404 308v6M418 308v6M432 308v6" line="thin" />
      <Group x={330} y={208} turn={38}>
        <Pencil length={150} />
      </Group>
      <Polygon points="448 358 448 268 496 226 544 268 544 358" fill="paper" />
      <Polygon points="434 276 496 214 558 276 552 284 496 232 440 284" fill="tile" />
      <Path d="M464 282h24v22h-24z" fill="glass" />
      <Rect box="504 302 24 56" fill="leaf" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
