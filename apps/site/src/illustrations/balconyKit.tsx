import { type Drawing, SUBJECT } from './drawing.ts';
import { Cable, Socket } from './parts/electrics.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { PotPlant, SunOrMoon } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { Path, Rect } from './parts/marks.tsx';
import { Bust } from './parts/Person.tsx';

const Module = ({ x }: { x: number }) => (
  <>
    <Rect box={`${x} 206 132 84`} fill="pv" />
    <Path
      d={`${series(x + 33, 33, 3)
        .map((left) => `M${left} 206v84`)
        .join('')}M${x} 234h132M${x} 262h132`}
      stroke="pv-line"
      line={1.2}
    />
  </>
);

export const balconyKit: Drawing = {
  id: 'balconyKit',
  ...SUBJECT,
  alt: 'Ein Balkon mit zwei Solarmodulen am Geländer, ein Kabel führt zur Steckdose an der Hauswand, dahinter steht die Bewohnerin mit einer Pflanze',
  draw: () => (
    <>
      <SunOrMoon x={64} y={66} r={34} />
      <Rect box="140 0 420 358" fill="brick" stroke="none" />
      <Path d="M560 1.1H140V358" />
      <Path d="M152 34h36M236 52h36M470 30h36M520 60h30M160 120h30M176 330h40M300 346h36M500 336h40" line="thin" />
      <Path d="M224 66h160v236H224z" fill="paper" />
      <Path d="M234 76h66v226h-66zM308 76h66v226h-66z" fill="glass" />
      <Path d="M248 150l34-44M326 124l30-40" stroke="paper" line="strong" />
      <Bust
        x={340}
        y={226}
        scale={1.15}
        coat="leaf"
        hair="bun"
        hairInk="pv-line"
        skin="brick"
        glasses
        arms={['-16 -40 -30 -34 -36 -30', '16 -40 30 -34 36 -30']}
      />
      <PotPlant x={200} y={290} scale={1.3} />
      <Cable d="M424 250H470V176" />
      <Socket x={470} y={158} />
      <Path d="M170 200V300M440 200V300" line="strong" />
      <Rect box="160 190 292 10" rx={4} fill="slab" />
      <Module x={172} />
      <Module x={308} />
      <Rect box="140 300 324 18" fill="slab" />
      <Path d="M176 318l-36 34M428 318v0" />
      <Path d="M500 190h60v120h-60z" fill="paper" />
      <Path d="M510 200h50v100h-50z" fill="wool" />
      <Path d="M536 200v100" line="thin" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
