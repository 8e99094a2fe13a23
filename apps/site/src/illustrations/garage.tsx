import { type Drawing, SUBJECT } from './drawing.ts';
import { Car } from './parts/electrics.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { Bush, Tree } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { Hatch } from './parts/Hatch.tsx';
import { ModuleField } from './parts/ModuleField.tsx';
import { Path, Rect } from './parts/marks.tsx';

export const garage: Drawing = {
  id: 'garage',
  ...SUBJECT,
  alt: 'Eine Fertiggarage mit begrüntem Flachdach und offenem Tor, darin ein Auto an der Ladestation',
  draw: () => (
    <>
      <Tree x={46} y={357} r={52} />
      <Rect box="112 152 408 206" fill="paper" />
      <Rect box="146 190 232 168" fill="cellar" />
      <Hatch box="112 152 34 206" spacing={10} />
      <Hatch box="378 152 24 206" spacing={10} />
      <Path d="M146 190H378V204H146z" fill="pv-line" />
      <Path d="M146 204l-30 20 232 0 30-20" fill="slab" />
      <Path d="M176 204l-30 20M234 204l-30 20M292 204l-30 20M350 204l-30 20" line="thin" />
      <Car x={164} y={357} scale={1.18} />
      <Rect box="352 256 20 36" rx={3} fill="leaf" />
      <Path d="M354 292c0 24-14 26-20 22" />
      <Rect box="422 214 76 60" fill="glass" />
      <Path d="M460 214v60M414 274h92" line="thin" />
      <Rect box="98 126 438 26" fill="slab" />
      <Path
        d={`M112 126c4-12 14-12 18 0${series(0, 1, 22)
          .map((i) => (i % 3 === 2 ? 'c4-18 14-18 18 0' : 'c4-11 14-11 18 0'))
          .join('')}z`}
        fill="leaf"
      />
      <ModuleField x={340} y={110} columns={2} width={66} height={36} slant={22} />
      <Path d="M352 110v12M470 110v12" />
      <Bush x={426} y={357} scale={1.1} />
      <Bush x={484} y={357} scale={0.8} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
