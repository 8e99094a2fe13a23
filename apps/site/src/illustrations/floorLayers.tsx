import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { series } from './parts/geometry.ts';
import { Hatch } from './parts/Hatch.tsx';
import { FloorPipes } from './parts/heating.tsx';
import { Circle, Group, Path, Rect, Thick } from './parts/marks.tsx';
import { Grains } from './parts/masonry.tsx';
import { WoolBox } from './parts/Wool.tsx';

/** A floor layer on her knees, pressing a board into place. */
const Kneeling = () => (
  <Group x={214} y={158} scale={1.3}>
    <Thick d="M-14-34L16-7H-26" fill="pv" width={13} />
    <Path d="M-30-8h-10v8h14z" fill="line" />
    <Path d="M-26-34c-4-24 8-50 30-58 16-4 22 10 14 24L6-28z" fill="leaf" />
    <Circle x={24} y={-102} r={13} fill="wood" />
    <Path d="M31-101h.01M29-95q3 1 5-1" line={2} />
    <Path d="M11-106c0-15 23-17 26-2l10 4-10-1z" fill="wool" line={2} />
    <Thick d="M12-78L34-50 48-14" fill="leaf" width={9} />
    <Circle x={48} y={-12} r={5.5} fill="wood" line={2} />
  </Group>
);

export const floorLayers: Drawing = {
  id: 'floorLayers',
  ...SUBJECT,
  alt: 'Fußbodenaufbau im Schnitt: Decke, Dämmung, Estrich mit Heizrohren, Trittschallmatte und Dielen, oben verlegt eine Bodenlegerin das nächste Brett',
  draw: () => (
    <>
      <Hatch box="10 310 540 48" />
      <WoolBox box="10 258 486 52" step={24} line={1.6} />
      <Rect box="10 250 452 8" fill="glass" />
      <Rect box="10 192 410 58" fill="slab" />
      <Grains box="18 198 390 20" count={40} />
      <FloorPipes x={36} to={404} y={232} pitch={36} r={7} />
      <Rect box="10 180 356 12" fill="leaf" />
      {series(10, 74, 4).map((x) => (
        <Rect key={x} box={`${x} 160 74 20`} fill="wood" />
      ))}
      <Path d="M20 168h40M100 172h44M172 167h36M246 172h40" line="thin" />
      <Group x={308} y={160} turn={-14}>
        <Rect box="0 0 84 20" fill="wood" />
        <Path d="M12 8h44" line="thin" />
      </Group>
      <Kneeling />
      <Path d="M30 160v-34h96v34z" fill="wood" />
      <Path d="M30 143h96M40 134h40M56 152h44" line="thin" />
      <Path d="M54 126V92h44v14H70v20z" fill="tile-soft" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
