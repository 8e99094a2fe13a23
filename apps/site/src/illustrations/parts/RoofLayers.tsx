import { series } from './geometry.ts';
import { Path, Rect } from './marks.tsx';
import { WoolBox } from './Wool.tsx';

/**
 * A pitched roof in section, drawn lying: tiles on battens, membrane, rafters with wool between, lining. Its inside
 * edge is y = 55, the tiles reach up to y = −34.
 */
export const RoofLayers = ({ width, tiles = Math.floor((width - 60) / 52) }: { width: number; tiles?: number }) => (
  <>
    <Rect box={`-20 46 ${width + 20} 9`} fill="paper" />
    <WoolBox box={`-20 0 ${width + 20} 46`} />
    {series(60, 130, Math.floor((width - 40) / 130)).map((x) => (
      <Rect key={x} box={`${x} 0 22 46`} fill="wood" />
    ))}
    <Path
      d={series(60, 130, Math.floor((width - 40) / 130))
        .map((x) => `M${x + 5} 6l12 34M${x + 17} 6l-12 34`)
        .join('')}
      line="thin"
    />
    <Rect box={`-20 -8 ${width} 8`} fill="leaf" />
    {series(0, 52, tiles).map((x) => (
      <Rect key={x} box={`${x} -22 16 14`} fill="wood" />
    ))}
    {series(-24, 52, tiles).map((x) => (
      <Path key={x} d={`M${x}-20l66-16c6-2 8 8 2 10l-62 15q-6 1-6-9z`} fill="tile" />
    ))}
  </>
);
