import type { Drawing } from './drawing.ts';
import { CardFloor, onCard } from './parts/CardScene.tsx';
import { Battery, Bolt, Cable, Car } from './parts/electrics.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { Air, HeatWaves, OutdoorUnit, Pipe, Radiator, Tank } from './parts/heating.tsx';
import { ModuleField } from './parts/ModuleField.tsx';
import { Circle, Path, Polygon, Rect, Words } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';
import { Windows } from './parts/townHouses.tsx';
import { WoolBox } from './parts/Wool.tsx';

export const oldHousePump: Drawing = {
  id: 'oldHousePump',
  ...onCard(
    'outside',
    <>
      <Rect box="226 12 16 40" fill="brick" />
      <Polygon points="136 58 192 14 248 58" fill="paper" />
      <Path d="M164 58V36H220V58M192 18V58M164 58l28-22 28 22" line={4} />
      <Bricks box="136 58 112 72" course={14} length={28} />
      <Polygon points="122 61 192 6 262 61 256 69 192 19 128 69" fill="tile" />
      <Rect box="148 66 62 62" fill="room" />
      <Windows at={[[219, 80]]} width={20} height={28} cross line="thin" />
      <Pipe of="warm-open" d="M112 100H134" />
      <Pipe of="cold-open" d="M112 108H134" />
      <Pipe of="warm" d="M138 100H160" />
      <Pipe of="cold" d="M138 108H160" />
      <Radiator x={158} y={128} width={42} height={24} />
      <HeatWaves x={170} y={83} count={2} pitch={34} scale={0.52} />
      <CardFloor fill="soil" />
      <OutdoorUnit x={46} y={128} width={66} plinth={6} />
      <Air x={38} y={96} scale={0.7} stroke="cold-open" />
    </>,
  ),
};

export const ownSolarPower: Drawing = {
  id: 'ownSolarPower',
  ...onCard(
    'outside',
    <>
      <SunOrMoon x={28} y={30} r={13} />
      <Rect box="62 62 164 68" fill="paper" />
      <Rect box="70 70 148 60" fill="room" />
      <Polygon points="50 64 74 10 214 10 238 64" fill="tile" />
      <ModuleField x={74} y={56} columns={4} width={28} height={38} slant={12} />
      <Cable d="M144 64V78M94 78H196M94 78V88M144 78V88M196 78V86" />
      <Battery x={78} y={128} width={32} height={40} />
      <Rect box="124 88 40 40" rx={3} fill="paper" />
      <Path d="M124 97h40" line="thin" />
      <Circle x={144} y={112} r={11} fill="glass" />
      <Tank x={182} y={84} width={28} height={40} turns={2} />
      <CardFloor fill="soil" />
    </>,
  ),
};

const PRICES = [34, 26, 20, 16, 22, 42, 54, 40, 24, 30, 64, 72, 50];

export const flexibleTariff: Drawing = {
  id: 'flexibleTariff',
  ...onCard(
    'inside',
    <>
      <Rect box="18 14 164 122" rx={6} fill="paper" />
      {(['leaf', 'wool', 'tile'] as const).map((fill, level) => (
        <Path
          key={fill}
          d={PRICES.map((price, hour) =>
            Math.min(2, Math.floor(price / 25)) === level ? `M${30 + hour * 11} 118v-${price}h11v${price}z` : '',
          ).join('')}
          fill={fill}
          line="thin"
        />
      ))}
      <Path d="M26 118H176M26 118V30m-5 8 5-8 5 8" />
      <Circle x={228} y={44} r={30} fill="paper" />
      <Path d="M228 20v4M228 64v4M204 44h4M248 44h4" line="thin" />
      <Path d="M228 44V28M228 44l11 7" line="strong" />
      <Rect box="204 86 48 52" rx={4} fill="paper" />
      <Rect box="210 93 36 16" rx={2} fill="glass" line="thin" />
      <Path d="M217 98v6M224 98v6M231 98v6M238 98v6" line="thin" />
      <Path d="M218 122h8M234 122h4" line="strong" />
    </>,
  ),
};

export const carAsStorage: Drawing = {
  id: 'carAsStorage',
  ...onCard(
    'outside',
    <>
      <Polygon points="18 130 18 68 60 32 102 68 102 130" fill="paper" />
      <Polygon points="8 72 60 24 112 72 106 80 60 38 14 80" fill="tile" />
      <Windows at={[[28, 84]]} width={26} height={26} lit="1" />
      <Rect box="68 84 22 46" fill="leaf" />
      <Path d="M128 20h58m-11-9 11 9-11 9" stroke="cold-open" line={4.5} />
      <Path d="M186 44h-58m11-9-11 9 11 9" stroke="warm-open" line={4.5} />
      <CardFloor />
      <Car x={266} y={128} flip />
      <Path d="M102 92c10 0 6 18 16 14" line="strong" />
      <Rect box="160 94 64 18" rx={3} fill="wool" />
      <Bolt x={192} y={103} scale={0.34} />
    </>,
  ),
};

/** A wall element as it leaves the workshop: board, insulation behind it, window in it. */
const Element = ({ x, y }: { x: number; y: number }) => (
  <>
    <Rect box={`${x} ${y} 58 80`} fill="leaf" />
    <Windows at={[[x + 14, y + 20]]} width={30} height={34} />
  </>
);

export const prefabRenovation: Drawing = {
  id: 'prefabRenovation',
  ...onCard(
    'outside',
    <>
      <Bricks box="20 40 130 90" course={15} length={30} />
      <Windows at={[[104, 72]]} width={28} height={32} />
      <Element x={20} y={48} />
      <Polygon points="8 46 22 14 148 14 162 46" fill="tile" />
      <WoolBox box="194 36 12 80" step={10} />
      <Element x={206} y={36} />
      <Path d="M230-4V10M198 36L230 12 260 36" line="strong" stroke="current" />
      <Circle x={230} y={12} r={5} fill="pv-line" />
      <Path d="M188 86h-28m10-9-10 9 10 9" stroke="warm-open" line={4.5} />
      <CardFloor fill="soil" />
    </>,
  ),
};

export const stepByStep: Drawing = {
  id: 'stepByStep',
  ...onCard(
    'inside',
    <>
      <Path d="M12 128V98H74V78H136V58H198V38H260V128z" fill="paper" />
      <Path d="M74 98v30M136 78v50M198 58v70" />
      {['1', '2', '3', '4'].map((number, step) => (
        <Words key={number} x={43 + 62 * step} y={121} size={20}>
          {number}
        </Words>
      ))}
      <WoolBox box="20 66 46 32" step={12} />
      <Path d="M86 34h38v44H86z" fill="wood" />
      <Path d="M92 40h26v32H92z" fill="glass" />
      <Path d="M105 40v32" line="thin" />
      <OutdoorUnit x={148} y={58} width={40} plinth={4} />
      <ModuleField x={204} y={37} columns={2} width={19} height={28} slant={9} />
      <CardFloor fill="wood" />
    </>,
  ),
};
