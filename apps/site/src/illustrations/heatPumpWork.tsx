import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { Hatch } from './parts/Hatch.tsx';
import { HeatWaves, OutdoorUnit, Pipe, Radiator } from './parts/heating.tsx';
import { Circle, Path, Polygon, Rect } from './parts/marks.tsx';

export const heatLoad: Drawing = {
  id: 'heatLoad',
  ...onCard(
    'inside',
    <>
      <Polygon points="60 128 60 64 136 14 212 64 212 128" fill="paper" />
      <Path d="M60 64H212M60 96H212M136 64V128" />
      <Polygon points="48 68 136 8 224 68 219 75 136 19 53 75" fill="tile" />
      <Rect box="72 72 20 16" fill="glass" line="thin" />
      <Rect box="180 72 20 16" fill="glass" line="thin" />
      <Rect box="72 103 20 16" fill="glass" line="thin" />
      <Rect box="180 103 20 16" fill="glass" line="thin" />
      <Path
        d="M54 80H26m9-7-9 7 9 7M54 111H30m8-7-8 7 8 7M218 80h28m-9-7 9 7-9 7M218 111h24m-8-7 8 7-8 7"
        stroke="warm"
        line="strong"
      />
      <Path d="M102 80h24M146 80h24M102 111h24M146 111h24" dash="4 4" line="thin" />
      <CardFloor />
    </>,
  ),
};

export const boilerSwap: Drawing = {
  id: 'boilerSwap',
  ...onCard(
    'inside',
    <>
      <Rect box="0 0 96 150" fill="sky" stroke="none" />
      <Hatch box="96 -4 14 158" />
      <OutdoorUnit x={18} y={128} width={68} plinth={6} />
      <Pipe of="warm" d="M86 96H150V58" />
      <Pipe of="cold" d="M86 106H162V58" />
      <Rect box="136 18 40 42" rx={4} fill="paper" />
      <Circle x={156} y={36} r={8} fill="leaf" line="thin" />
      <Path d="M200 44h44v78h-44z" fill="pv-line" dash="7 5" />
      <Path
        d="M212 58h20v12h-20zM222 102c-8 0-10-7-6-12 1 3 3 3 3 3 0-5 1-8 5-11 0 5 5 7 5 13 0 4-3 7-7 7z"
        line="thin"
      />
      <Path d="M252 84h18m-8-7 8 7-8 7" stroke="warm" line="strong" />
      <CardFloor />
    </>,
  ),
};

export const heatingCurve: Drawing = {
  id: 'heatingCurve',
  ...onCard(
    'inside',
    <>
      <Rect box="28 18 128 88" rx={8} fill="paper" />
      <Path d="M46 30V90H142" line="thin" />
      <Path d="M52 40C76 46 104 60 136 82" stroke="warm" line="strong" />
      <Path d="M52 58c24 4 52 12 84 28" stroke="cold" line="strong" dash="6 5" />
      <Path d="M92 44v12m-5-5 5 5 5-5" line="thin" />
      <Circle x={134} y={32} r={9} fill="wool" line="thin" />
      <Path d="M134 32l4-5" line="thin" />
      <Radiator x={178} y={128} width={72} height={56} />
      <HeatWaves x={196} y={48} count={2} pitch={30} />
      <CardFloor />
    </>,
  ),
};
