import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { ModuleField } from './parts/ModuleField.tsx';
import { Group, Path, Thick } from './parts/marks.tsx';
import { Dimension, PriceTag } from './parts/PriceTag.tsx';
import { Coins } from './parts/paper.tsx';

export const solarPrice: Drawing = {
  id: 'solarPrice',
  ...SUBJECT,
  alt: 'Ein aufgeständertes Solarmodul mit Preisschild und Maßlinie, daneben Münzstapel, darüber die Sonne',
  draw: () => (
    <>
      <SunOrMoon x={86} y={78} r={38} />
      <Thick d="M110 356L172 292M330 356L286 292M230 356V290" fill="pv-line" width={4} />
      <ModuleField x={64} y={320} columns={1} width={250} height={200} slant={96} />
      <Path d="M64 320h250l96-200" line={5} />
      <Dimension x={160} y={98} width={250} />
      <Group x={372} y={200} turn={8} scale={1.15}>
        <PriceTag />
      </Group>
      <Coins x={466} y={356} count={3} r={28} />
      <Coins x={524} y={356} count={6} r={28} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
