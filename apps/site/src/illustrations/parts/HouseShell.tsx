import { at, between, type Point, points, series } from './geometry.ts';
import { Hatch } from './Hatch.tsx';
import { Path, Polygon, Rect } from './marks.tsx';
import { Shown } from './Shown.tsx';
import { Wool, WoolBox } from './Wool.tsx';

/** Roof tiles in section: a short stroke for each tile up the slope. */
export function TileTicks({ from, to, count, reach }: { from: Point; to: Point; count: number; reach: Point }) {
  const d = series(0.5, 1, count)
    .map((i) => `M${at(...between(from, to, i / count))}l${at(...reach)}`)
    .join('');
  return <Path d={d} line="thin" />;
}

/** A row of solar modules lying on a slope, seen from their edge. `at` is the first module's lower edge, per module. */
export function ModuleRow({ from, count, step }: { from: Point; count: number; step: Point }) {
  const [x, y] = from;
  const module = (i: number) => {
    const [px, py] = [x + i * step[0], y + i * step[1]];
    return points(`${px} ${py} ${px + 42} ${py + 39.2} ${px + 48.9} ${py + 31.9} ${px + 6.9} ${py - 7.3}`);
  };
  const all = series(0, 1, count);
  return (
    <>
      <Path
        d={all
          .map((i) => module(i))
          .map((m) => `M${at(...between(m[0] as Point, m[1] as Point, 0.05))}l-2 6m26 18l-2 6`)
          .join('')}
      />
      {all.map((i) => (
        <Path
          key={i}
          d={`M${module(i)
            .map((p) => at(...p))
            .join(' ')}z`}
          fill="pv"
        />
      ))}
      <Path
        d={all
          .flatMap((i) => {
            const [a, b, c, d] = module(i) as [Point, Point, Point, Point];
            return [0.25, 0.5, 0.75].map((share) => `M${at(...between(a, b, share))}L${at(...between(d, c, share))}`);
          })
          .join('')}
        stroke="pv-line"
        line={1.2}
      />
    </>
  );
}

/**
 * The house in section without its inside: insulated roof, walls and, if asked for, cellar. It is 476 wide around
 * x = 410, its ridge at y = 96, the ground at y = 486.
 */
export function HouseShell({ cellar = false }: { cellar?: boolean }) {
  const foot = cellar ? 640 : 486;
  const end = cellar ? 652 : 486;
  return (
    <>
      <Hatch points={`240 294.6 258 282.8 258 ${foot} 240 ${foot}`} bare />
      <Hatch points="580 294.6 562 282.8 562 404 580 404" bare />
      <Hatch points={`562 470 580 470 580 ${foot} 562 ${foot}`} bare />
      <Path d={`M258 282.8V${foot}M562 282.8V404H580V294.6M562 ${foot}V470h18V${foot}`} />
      <Shown as="facade">
        <Wool a={`224 307.7 224 ${end}`} b={`240 294.6 240 ${end}`} bare />
        <Wool a="596 307.7 596 404" b="580 294.6 580 404" bare />
        <WoolBox box={`580 470 16 ${end - 470}`} bare />
        <Path d={`M224 307.7V${end}h16V294.6M596 307.7V404H580M596 470V${end}H580V470z`} />
        <Path d="M219 305.7V486M601 305.7V400M601 474V486" line="strong" />
      </Shown>
      <Shown as="window">
        <Path d="M574 404h20v11h-20zM574 459h20v11h-20z" fill="paper" />
        <Path d="M560 470h-8M600 472h10" />
        <Path d="M579 415v44M584 415v44M589 415v44" stroke="cold-open" line={2} />
      </Shown>
      {cellar && (
        <>
          <Rect box="240 640 340 12" fill="slab" />
          <Shown as="facade">
            <WoolBox box="224 652 372 14" />
          </Shown>
        </>
      )}
      <Shown as="roof">
        <Wool a="196 305.7 410 106" b="196 335.7 410 136" step={11.2} bare />
        <Wool a="624 305.7 410 106" b="624 335.7 410 136" step={11.2} bare />
        <Path d="M196 335.7L410 136 624 335.7M258 282.8L410 141 562 282.8" />
        <Polygon points="172 318.1 410 96 648 318.1 648 328.1 410 106 172 328.1" fill="tile" />
        <TileTicks from={[403, 102.5]} to={[172, 318]} count={16} reach={[-3.4, -3.4]} />
        <TileTicks from={[417, 102.5]} to={[648, 318]} count={16} reach={[3.4, -3.4]} />
        <Path d="M398 100q12-18 24 0l-4 8h-16z" fill="tile" />
      </Shown>
      <Path d="M172 322.1v12c0 8-12 8-12 0M648 322.1v12c0 8 12 8 12 0M176 328.1L219 335.7M644 328.1L601 335.7" />
    </>
  );
}
