import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { SunOrMoon } from './parts/garden.tsx';
import { series } from './parts/geometry.ts';
import { Path, Rect } from './parts/marks.tsx';
import { grid, Windows } from './parts/townHouses.tsx';

const ROWS = 6;
const WIDTH = 46;
const HEIGHT = 36;

/** Tiles of a roof seen from the front, as round-ended plain tiles; those for which `solar` is true carry cells. */
const tile = (row: number, column: number) => {
  const x = 64 + column * WIDTH + (row % 2) * (WIDTH / 2);
  const y = 40 + row * HEIGHT;
  return `M${x} ${y}v${HEIGHT - 10}c0 14 ${WIDTH} 14 ${WIDTH} 0v${10 - HEIGHT}z`;
};

const cells = (row: number, column: number) => {
  const x = 64 + column * WIDTH + (row % 2) * (WIDTH / 2);
  const y = 40 + row * HEIGHT;
  return `M${x + 15} ${y + 4}v28M${x + 31} ${y + 4}v28M${x + 5} ${y + 18}h36`;
};

const all = series(0, 1, ROWS)
  .toReversed()
  .map((row) => ({ row, columns: series(0, 1, row % 2 === 0 ? 9 : 8) }));
const solar = (row: number, column: number) => row > 0 && row < 5 && column > 1 && column < (row % 2 === 0 ? 8 : 7);

export const solarTiles: Drawing = {
  id: 'solarTiles',
  ...SUBJECT,
  alt: 'Ein Dach aus Ziegeln, zwischen den gewöhnlichen liegen Solardachziegel mit eingelassenen Zellen',
  draw: () => (
    <>
      <SunOrMoon x={522} y={46} r={22} />
      <Rect box="78 250 386 108" fill="paper" />
      <Path d="M52 40h424v222H52z" fill="tile" />
      {all.map(({ row, columns }) => (
        <g key={row}>
          <Path
            d={columns
              .filter((column) => !solar(row, column))
              .map((column) => tile(row, column))
              .join('')}
            fill="tile"
          />
          {row > 0 && row < 5 && (
            <>
              <Path
                d={columns
                  .filter((column) => solar(row, column))
                  .map((column) => tile(row, column))
                  .join('')}
                fill="pv"
              />
              <Path
                d={columns
                  .filter((column) => solar(row, column))
                  .map((column) => cells(row, column))
                  .join('')}
                stroke="pv-line"
                line={1.2}
              />
            </>
          )}
        </g>
      ))}
      <Rect box="44 28 440 14" rx={6} fill="tile" />
      <Path d="M44 262h440v10H44z" fill="slab" />
      <Windows at={grid([110, 232, 354], [292])} width={76} height={44} lit="010" />
      <Path d="M500 358V324" line="strong" stroke="current" />
      <Path d="M484 300c0-22 32-22 32 0 14 2 12 24-4 24h-24c-16 0-18-22-4-24z" fill="leaf" />
      <Path d="M500 324V300" line="thin" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
