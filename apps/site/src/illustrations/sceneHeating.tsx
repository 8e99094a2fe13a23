import type { Drawing } from './drawing.ts';
import { Hatch } from './parts/Hatch.tsx';
import { Air, OutdoorUnit, Pipe, Tank } from './parts/heating.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { SCENE, SceneGround } from './parts/SceneGround.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const sceneHeating: Drawing = {
  id: 'sceneHeating',
  ...SCENE,
  alt: '',
  draw: () => (
    <>
      <Rect box="0 0 160 150" fill="sky" stroke="none" />
      <Rect box="196 0 76 150" fill="room" stroke="none" />
      <Hatch box="174 -4 22 154" bare />
      <WoolBox box="152 -4 22 154" bare />
      <Path d="M152 0V150M174 0V150M196 0V150" />
      <Path d="M147 0V150" line="strong" />
      <Pipe of="warm" line={4} d="M130 96H214" />
      <Pipe of="cold" line={4} d="M130 112H214" />
      <Tank x={210} y={36} width={48} height={108} />
      <Pipe of="warm" line={4} d="M234 36V-4" />
      <OutdoorUnit x={38} y={150} width={98} plinth={9} />
      <Air x={32} y={104} scale={0.75} stroke="cold-open" />
      <SceneGround />
    </>
  ),
};
