import { Soil } from './Ground.tsx';
import { Path } from './marks.tsx';

/** The size of the service scenes and their ground level. */
export const SCENE = { width: 272, height: 170, level: 150 } as const;

/** Soil and ground line of the six service scenes. */
export const SceneGround = () => (
  <>
    <Soil width={SCENE.width} y={SCENE.level} height={SCENE.height} />
    <Path d={`M0 ${SCENE.level}H${SCENE.width}`} line="strong" />
  </>
);
