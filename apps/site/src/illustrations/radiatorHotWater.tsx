import { type Drawing, SUBJECT } from './drawing.ts';
import { FloorLamp } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { FloorPipes, HeatWaves, Pipe, Radiator, Tank } from './parts/heating.tsx';
import { Circle, Path, Rect } from './parts/marks.tsx';

/** The wall-hung boiler or pump with its gauge. */
const Unit = () => (
  <>
    <Rect box="190 60 82 116" rx={6} fill="paper" />
    <Rect box="204 74 54 22" rx={3} fill="cellar" line="thin" />
    <Circle x={231} y={130} r={20} fill="wool" />
    <Path d="M231 130l9-9M217 130h2M243 130h2M231 116v2" line="thin" />
  </>
);

export const radiatorHotWater: Drawing = {
  id: 'radiatorHotWater',
  ...SUBJECT,
  alt: 'Eine Heizanlage im Schnitt: Speicher und Wärmeerzeuger im Keller versorgen einen Heizkörper, die Fußbodenheizung und einen Waschtisch mit warmem Wasser',
  draw: () => (
    <>
      <Rect box="24 24 264 334" fill="cellar" stroke="none" />
      <Rect box="288 24 248 310" fill="room" stroke="none" />
      <Path d="M24 358V24H536V358M288 24V358" />
      <Rect box="288 334 248 24" fill="slab" />
      <FloorPipes x={304} to={526} y={343} pitch={20} r={4} />
      <Pipe of="warm" line={4} d="M216 176V212H112V190M246 176V240H350V222" />
      <Pipe of="cold" line={4} d="M204 176V312H144M258 176V262H338V300" />
      <Tank x={58} y={150} width={88} height={200} turns={5} />
      <Pipe of="warm" line={4} d="M102 150V44H480V94" />
      <Unit />
      <Circle x={216} y={264} r={15} fill="paper" />
      <Path d="M210 264h12m-5-5 5 5-5 5" />
      <Radiator x={332} y={334} width={108} height={96} />
      <Rect box="438 232 16 12" rx={3} fill="wool" />
      <HeatWaves x={356} y={208} count={3} pitch={28} />
      <Path d="M448 94h64v12c0 18-14 28-32 28s-32-10-32-28zM474 134v42M462 176h24" fill="paper" />
      <Path d="M480 94V76h-14v8" line="strong" />
      <Path d="M466 88v10" stroke="cold" line={2.5} />
      <FloorLamp x={500} y={334} height={130} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
