import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush, SunOrMoon, Tree } from './parts/garden.tsx';
import { ModuleField } from './parts/ModuleField.tsx';
import { Circle, Path, Polygon, Rect } from './parts/marks.tsx';
import { grid, Windows } from './parts/townHouses.tsx';

export const pvRoof: Drawing = {
  id: 'pvRoof',
  ...SUBJECT,
  alt: 'Ein Haus, dessen Dach mit zwei Reihen Solarmodulen belegt ist, daneben scheint die Sonne',
  draw: () => (
    <>
      <SunOrMoon x={64} y={66} r={34} />
      <Tree x={46} y={357} r={44} />
      <Rect box="126 204 380 154" fill="paper" />
      <Polygon points="96 210 172 34 528 34 540 210" fill="tile" />
      <Path d="M164 52H529M104 192H539" line="thin" />
      <Path d="M220 34V14h34v20" fill="brick" />
      <ModuleField x={126} y={186} columns={5} width={65} height={62} slant={26} />
      <ModuleField x={155} y={119} columns={5} width={65} height={62} slant={26} />
      <Path d="M92 210h452v10H92z" fill="slab" />
      <Windows at={grid([152, 264], [248])} width={76} height={56} lit="01" />
      <Path d="M144 304h92v7h-92zM256 304h92v7h-92z" fill="slab" line="thin" />
      <Rect box="388 250 54 108" fill="leaf" />
      <Rect box="398 262 34 32" fill="glass" line="thin" />
      <Circle x={432} y={312} r={3} fill="line" stroke="none" />
      <Path d="M380 236h70v10h-70z" fill="tile-soft" />
      <Path d="M476 220V358" line="strong" />
      <Bush x={196} y={357} />
      <Bush x={504} y={357} scale={1.05} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
