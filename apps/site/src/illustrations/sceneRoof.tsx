import type { Drawing } from './drawing.ts';
import { HeatWaves } from './parts/heating.tsx';
import { Group, Polygon, Rect } from './parts/marks.tsx';
import { RoofLayers } from './parts/RoofLayers.tsx';
import { SCENE } from './parts/SceneGround.tsx';

export const sceneRoof: Drawing = {
  id: 'sceneRoof',
  ...SCENE,
  alt: '',
  draw: () => (
    <>
      <Rect box="0 0 272 170" fill="sky" stroke="none" />
      <Polygon points="-10 190 -10 166 290 74 290 190" fill="room" stroke="none" />
      <Group x={-12} y={122} turn={-17}>
        <RoofLayers width={340} />
      </Group>
      <HeatWaves x={190} y={158} count={3} pitch={26} />
    </>
  ),
};
