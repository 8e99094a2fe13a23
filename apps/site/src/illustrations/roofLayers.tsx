import { type Drawing, SUBJECT } from './drawing.ts';
import { Armchair } from './parts/furniture.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { series } from './parts/geometry.ts';
import { Hatch } from './parts/Hatch.tsx';
import { HeatWaves } from './parts/heating.tsx';
import { Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { WoolBox } from './parts/Wool.tsx';

const RAFTERS = [96, 246, 396] as const;

/** The roof lying down: x runs up the slope from the eaves, y = 0 is the underside of the plasterboard. */
const Layers = () => (
  <>
    <Rect box="74 -12 480 12" fill="paper" />
    {series(90, 46, 9).map((x) => (
      <Rect key={x} box={`${x} -22 14 10`} fill="wood" line="thin" />
    ))}
    <Rect box="60 -28 450 6" fill="leaf" />
    <WoolBox box="0 -84 470 56" step={23} line={1.6} />
    {RAFTERS.map((x) => (
      <Rect key={x} box={`${x} -84 26 56`} fill="wood" />
    ))}
    <Path d={RAFTERS.map((x) => `M${x + 6}-78l14 44M${x + 20}-78l-14 44`).join('')} line="thin" />
    <Rect box="-10 -96 420 12" fill="wool-soft" />
    <Rect box="-16 -103 372 7" fill="water" />
    <Rect box="-16 -113 312 10" fill="wood" />
    {series(-10, 54, 5).map((x) => (
      <Rect key={x} box={`${x} -125 16 12`} fill="wood" />
    ))}
    {series(-36, 54, 5).map((x) => (
      <Path key={x} d={`M${x}-124l68-17c6-2 9 8 2 11l-63 16q-7 1-7-10z`} fill="tile" />
    ))}
  </>
);

export const roofLayers: Drawing = {
  id: 'roofLayers',
  ...SUBJECT,
  alt: 'Schnitt durch ein gedämmtes Steildach, Schicht für Schicht: Ziegel, Lattung, Unterdeckbahn, Dämmplatte, Sparren mit Dämmung dazwischen, Dampfbremse und Gipsplatte',
  draw: () => (
    <>
      <Polygon points="160 358 160 292 560 113 560 358" fill="room" stroke="none" />
      <HeatWaves x={250} y={300} count={3} pitch={30} />
      <Armchair x={384} y={357} scale={0.95} />
      <Hatch box="138 246 26 112" />
      <WoolBox box="112 262 26 96" />
      <Path d="M107 272V358" line="strong" />
      <Group x={96} y={320} turn={-24}>
        <Layers />
      </Group>
      <Path d="M4 232c0 24 28 24 28 0z" fill="slab" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
