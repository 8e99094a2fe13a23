import type { HousePart } from '../routes.ts';
import type { Drawing } from './drawing.ts';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';

const SIZE = { width: 64, height: 48 } as const;

/** The signpost: a house small enough for a line of text, with the part in yellow that a page speaks of. */
function partHouse(part: HousePart): Omit<Drawing, 'id'> {
  const of = (...parts: HousePart[]) => (parts.includes(part) ? 'wool' : 'paper');
  return {
    ...SIZE,
    alt: '',
    draw: () => (
      <>
        <Polygon points="14 45 14 22 32 8 50 22 50 45" fill="paper" />
        {part === 'A' && <Path d="M14 45V22l4-3v26zM50 45V22l-4-3v26z" fill="wool" />}
        <Polygon points="8 24 32 5 56 24 53 28 32 11 11 28" fill={of('E')} />
        {part === 'C' && <Polygon points="38 4 41 0 59 14 56 18" fill="wool" />}
        {part === 'F' ? (
          <>
            <Circle x={32} y={27} r={4.5} fill="wool" />
            <Path d="M24 45v-4c0-5 4-8 8-8s8 3 8 8v4z" fill="wool" />
          </>
        ) : (
          <>
            {part === 'B' ? <Rect box="21 30 10 15" rx={4} fill="wool" /> : <Path d="M22 45V32h8v13" fill={of('D')} />}
            <Rect box="36 27 9 9" fill={of('D')} />
            {part === 'D' && <Path d="M40.5 27v9M36 31.5h9" line="thin" />}
            {part === 'B' && <Path d="M23 36h6M23 39h6" line="thin" />}
          </>
        )}
        <Path d="M3 45.5H61" line="strong" />
      </>
    ),
  };
}

/** What stands in `partHouses`, from left to right. */
export const houseParts = ['A', 'B', 'C', 'D', 'E', 'F'] as const satisfies readonly HousePart[];

/** All signposts in a row, for menus, which show several of them at once. */
export const partHouses: Drawing = {
  id: 'partHouses',
  width: SIZE.width * houseParts.length,
  height: SIZE.height,
  alt: '',
  draw: () =>
    houseParts.map((part, index) => (
      <Group key={part} x={index * SIZE.width}>
        {partHouse(part).draw()}
      </Group>
    )),
};

export const partHouseA: Drawing = { id: 'partHouseA', ...partHouse('A') };
export const partHouseB: Drawing = { id: 'partHouseB', ...partHouse('B') };
export const partHouseC: Drawing = { id: 'partHouseC', ...partHouse('C') };
export const partHouseD: Drawing = { id: 'partHouseD', ...partHouse('D') };
export const partHouseE: Drawing = { id: 'partHouseE', ...partHouse('E') };
export const partHouseF: Drawing = { id: 'partHouseF', ...partHouse('F') };
