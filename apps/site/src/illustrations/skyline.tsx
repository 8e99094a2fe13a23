import type { Drawing } from './drawing.ts';
import { Tree } from './parts/garden.tsx';
import { Path } from './parts/marks.tsx';
import { ApartmentHouse, EavesHouse, GableHouse } from './parts/townHouses.tsx';

export const skyline: Drawing = {
  id: 'skyline',
  width: 1260,
  height: 180,
  alt: '',
  draw: () => (
    <>
      <Tree x={24} y={178} r={30} />
      <GableHouse x={56} y={178} width={112} height={86} fill="paper" lit="1010" />
      <GableHouse x={168} y={178} width={112} height={86} fill="wool-soft" lit="0110" />
      <GableHouse x={280} y={178} width={112} height={86} fill="brick" lit="1100" />
      <Tree x={430} y={178} r={38} />
      <EavesHouse x={484} y={178} width={196} modules={4} />
      <Tree x={716} y={178} r={26} />
      <ApartmentHouse x={752} y={178} width={138} height={150} />
      <Tree x={918} y={178} r={34} />
      <GableHouse x={956} y={178} width={134} height={92} fill="wool-soft" lit="1001" />
      <EavesHouse x={1108} y={178} width={140} modules={3} />
      <Path d="M-900 178.3H2300" line="ground" />
    </>
  ),
};
