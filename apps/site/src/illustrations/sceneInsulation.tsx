import type { Drawing } from './drawing.ts';
import { Path, Rect } from './parts/marks.tsx';
import { Anchors, Bricks, Grains, Mesh } from './parts/masonry.tsx';
import { SCENE, SceneGround } from './parts/SceneGround.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const sceneInsulation: Drawing = {
  id: 'sceneInsulation',
  ...SCENE,
  alt: '',
  draw: () => (
    <>
      <Rect box="0 0 272 150" fill="sky" stroke="none" />
      <Bricks box="-30 40 110 110" />
      <Rect box="56 34 82 116" fill="wool" />
      <WoolBox box="56 36 82 54" step={20} bare />
      <WoolBox box="56 94 82 54" step={20} bare />
      <Path d="M56 34h82v116H56zM56 92h82" />
      <Anchors
        at={[
          [74, 63],
          [103, 63],
          [74, 121],
          [103, 121],
        ]}
      />
      <Mesh box="120 50 68 100" />
      <Rect box="168 66 120 84" fill="paper" />
      <Grains box="176 74 90 70" count={18} />
      <Path d="M212 34l46-22 8 8-44 26z" fill="wood" />
      <Path d="M204 46l30-12 10 22-52 10c-6 1-8-8 12-20z" fill="slab" />
      <SceneGround />
    </>
  ),
};
