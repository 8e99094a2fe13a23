import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { SCENE } from './parts/SceneGround.tsx';
import { Wool, WoolBox } from './parts/Wool.tsx';

/** Height of the ground: below it lies the cellar. */
const GROUND = 118;

const onRoof = (
  <>
    <Wool a="68 72 136 20" b="80 74 136 32" />
    <Wool a="136 20 204 72" b="136 32 192 74" />
  </>
);
const onWalls = (
  <>
    <WoolBox box="64 74 12 44" />
    <WoolBox box="196 74 12 44" />
  </>
);
const underFloor = <WoolBox box="77 121 118 10" />;

/** A house in section from the cellar to the roof. What a card speaks of is drawn in it, or on its roof. */
function house(inside: ReactNode, onTiles?: ReactNode): Omit<Drawing, 'id'> {
  return {
    width: SCENE.width,
    height: SCENE.height,
    alt: '',
    draw: () => (
      <>
        <Rect box={`0 0 ${SCENE.width} ${GROUND}`} fill="sky" stroke="none" />
        <Rect box={`0 ${GROUND} ${SCENE.width} ${SCENE.height - GROUND}`} fill="soil" stroke="none" />
        <Polygon points="76 74 136 24 196 74" fill="paper" />
        <Rect box="76 74 120 44" fill="room" />
        <Rect box="76 118 120 36" fill="cellar" />
        <Rect box="98 86 22 18" fill="glass" />
        <Path d="M109 86v18" line="thin" />
        <Path d="M152 118V86h18v32" fill="wood" />
        {inside}
        <Path d={`M0 ${GROUND}H76M196 ${GROUND}H${SCENE.width}`} line="strong" />
        <Polygon points="54 76 136 10 218 76 213 82 136 20 59 82" fill="tile" />
        {onTiles}
      </>
    ),
  };
}

export const insulatedRoof: Drawing = { id: 'insulatedRoof', ...house(onRoof) };
export const insulatedFacade: Drawing = { id: 'insulatedFacade', ...house(onWalls) };
export const insulatedCeiling: Drawing = { id: 'insulatedCeiling', ...house(<WoolBox box="92 62 88 11" />) };
export const insulatedCellar: Drawing = { id: 'insulatedCellar', ...house(underFloor) };
export const insulatedInside: Drawing = {
  id: 'insulatedInside',
  ...house(
    <>
      <WoolBox box="77 76 10 41" />
      <WoolBox box="185 76 10 41" />
    </>,
  ),
};
export const insulatedHouse: Drawing = {
  id: 'insulatedHouse',
  ...house(
    <>
      {onRoof}
      {onWalls}
      {underFloor}
    </>,
  ),
};

export const roofCovering: Drawing = {
  id: 'roofCovering',
  ...house(
    null,
    <Path
      d="M66 66l5 7M80 55l5 7M94 44l5 7M108 33l5 7M121 22l5 7M206 66l-5 7M192 55l-5 7M178 44l-5 7M164 33l-5 7M151 22l-5 7"
      line={2}
    />,
  ),
};
export const roofSolar: Drawing = {
  id: 'roofSolar',
  ...house(null, <Path d="M146 11L208 61l5-7L151 4zM162 24l5-7M177 36l5-7M193 48l5-7" fill="pv" />),
};
export const roofWindow: Drawing = {
  id: 'roofWindow',
  ...house(
    <Polygon points="152 38 178 59 152 74 112 74" fill="wool-soft" stroke="none" />,
    <Polygon points="156 25 184 48 180 56 152 33" fill="glass" />,
  ),
};
