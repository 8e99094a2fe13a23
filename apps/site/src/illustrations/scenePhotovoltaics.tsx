import type { Drawing } from './drawing.ts';
import { SunOrMoon } from './parts/garden.tsx';
import { ModuleField } from './parts/ModuleField.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { SCENE } from './parts/SceneGround.tsx';

export const scenePhotovoltaics: Drawing = {
  id: 'scenePhotovoltaics',
  ...SCENE,
  alt: '',
  draw: () => (
    <>
      <Rect box="0 0 272 170" fill="sky" stroke="none" />
      <SunOrMoon x={58} y={60} r={26} rays={10} />
      <Polygon points="-14 150 84 28 290 28 290 150" fill="tile" />
      <Path d="M-2 135H280M72 43H280" line="thin" />
      <ModuleField x={36} y={134} columns={4} width={62} height={42} slant={34} gap={4} />
      <ModuleField x={74} y={86} columns={4} width={62} height={42} slant={34} gap={4} />
      <Path d="M-8 150v10h290" fill="slab" />
      <Rect box="-8 150 290 10" fill="slab" />
      <Path d="M-8 150H280" line="strong" />
    </>
  ),
};
