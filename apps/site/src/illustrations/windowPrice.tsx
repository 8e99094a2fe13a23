import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { PotPlant } from './parts/garden.tsx';
import { Circle, Group, Path, Rect } from './parts/marks.tsx';
import { Dimension, PriceTag } from './parts/PriceTag.tsx';
import { Coins } from './parts/paper.tsx';

export const windowPrice: Drawing = {
  id: 'windowPrice',
  ...SUBJECT,
  alt: 'Ein neues Fenster mit Maßlinien und Preisschild, daneben ein Maßband und Münzen',
  draw: () => (
    <>
      <Rect box="126 52 256 272" fill="paper" />
      <Path d="M140 66h110v244H140zM258 66h110v244H258z" fill="paper" line="thin" />
      <Path d="M150 76h90v224h-90zM268 76h90v224h-90z" fill="glass" />
      <Path d="M164 240l60-84M178 262l40-56M282 170l54-76" stroke="paper" line="strong" />
      <Path d="M262 184v26c0 6-8 6-8 0v-26z" fill="slab" />
      <Rect box="108 324 292 14" fill="slab" />
      <Path d="M126 338h256v20H126z" fill="brick" />
      <Path d="M190 338v20M254 338v20M318 338v20" line="thin" />
      <Dimension x={96} y={52} height={272} />
      <Dimension x={126} y={30} width={256} />
      <Group x={360} y={190} turn={-9} scale={1.1}>
        <PriceTag />
      </Group>
      <PotPlant x={196} y={324} scale={1.1} />
      <Coins x={456} y={356} count={5} r={27} />
      <Coins x={514} y={356} count={2} r={27} />
      <Path d="M12 358v-38q0-16 16-16h24q16 0 16 16v38z" fill="wool" />
      <Circle x={40} y={330} r={12} fill="paper" />
      <Path d="M68 344h34v10H68z" fill="paper" />
      <Path d="M76 344v5M84 344v5M92 344v5" line="thin" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
