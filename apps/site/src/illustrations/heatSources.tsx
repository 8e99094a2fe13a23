import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { Flame, Pipe } from './parts/heating.tsx';
import { Circle, Path, Polygon, Rect } from './parts/marks.tsx';
import { PumpScheme, SchemeFloor } from './parts/PumpScheme.tsx';

/** Other heat than a pump's, in the scheme that the pumps are drawn in. */
function source(inHouse: ReactNode, outside: ReactNode): Omit<Drawing, 'id'> {
  return {
    width: 300,
    height: 172,
    alt: '',
    draw: () => (
      <PumpScheme
        inside={
          <>
            <SchemeFloor beside />
            {inHouse}
          </>
        }
        outside={outside}
      />
    ),
  };
}

export const pelletBoiler: Drawing = {
  id: 'pelletBoiler',
  ...source(
    <>
      <Rect box="26 52 34 48" rx={3} fill="paper" />
      <Flame x={43} y={84} />
    </>,
    <>
      <Polygon points="52 122 52 74 108 74 108 122" fill="wood" />
      <Polygon points="46 76 80 54 114 76" fill="tile" />
      <Path d="M62 112h8M78 104h8M92 114h8M66 96h8M84 90h8" line="strong" />
      <Path d="M108 110H182" line="thin" dash="6 5" />
    </>,
  ),
};

export const districtHeating: Drawing = {
  id: 'districtHeating',
  ...source(
    <>
      <Rect box="26 56 34 38" rx={3} fill="paper" />
      <Circle x={43} y={75} r={9} fill="wool" />
    </>,
    <>
      <Polygon points="24 122 24 84 44 70 44 84 64 70 64 84 86 70 86 122" fill="brick" />
      <Path d="M34 84V44h12v32" fill="paper" />
      <Path d="M34 108h10M54 108h10" />
      <Pipe of="warm" d="M58 124V140H194V96" />
      <Pipe of="cold" d="M46 124V152H206V113" />
    </>,
  ),
};

export const gasBoiler: Drawing = {
  id: 'gasBoiler',
  ...source(
    <>
      <Rect box="26 46 34 48" rx={4} fill="paper" />
      <Flame x={43} y={84} />
    </>,
    <Path d="M-4 150H198V116" line={5} />,
  ),
};
