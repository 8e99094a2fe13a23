import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Circle, Path, Rect } from './parts/marks.tsx';
import { Grains } from './parts/masonry.tsx';
import { WoolBox } from './parts/Wool.tsx';

/** Mineral wool, half unrolled. */
const Roll = () => (
  <>
    <WoolBox box="96 314 190 44" step={20} line={1.6} />
    <Circle x={96} y={284} r={74} fill="wool" />
    <Path
      d="M96 284m-6 0c0-16 26-14 25 6-2 28-46 26-46-6 2-44 68-42 66 4-4 54-86 50-86-4 6-66 106-62 104 6"
      line={1.6}
    />
  </>
);

/** A timber frame, one bay filled with wool, the other with hemp. */
const Frame = () => (
  <>
    <WoolBox box="190 84 46 274" />
    <Rect box="246 84 46 274" fill="leaf-soft" />
    <Grains box="250 90 36 256" count={34} />
    <Path d="M180 84h10v274h-10zM236 84h10v274h-10zM292 84h10v274h-10zM172 70h138v14h-138z" fill="wood" />
  </>
);

/** Wood-fibre boards. */
const Boards = () => (
  <>
    <Path d="M310 358V306h136v52zM318 306V266h136v40zM304 266V226h136v40z" fill="wood" />
    <Grains box="312 314 126 36" count={16} />
    <Grains box="326 272 120 28" count={14} />
    <Grains box="312 232 120 28" count={14} />
    <Path d="M310 332h136M318 286h136M304 246h136" line="thin" />
  </>
);

/** Rigid foam with its beads. */
const Foam = () => (
  <>
    <Rect box="320 150 112 76" fill="paper" />
    {[0, 1, 2, 3].map((row) => (
      <Path
        key={row}
        d={`M${332 + (row % 2) * 9} ${162 + row * 17}${'a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0m18 0'.repeat(5)}`}
        line={1.2}
      />
    ))}
  </>
);

/** A sack of cellulose flakes and the hose that blows them in. */
const Sack = () => (
  <>
    <Path d="M476 358c-12-40-8-90 6-116l-10-16h74l-10 16c14 26 18 76 6 116z" fill="leaf" />
    <Path d="M482 242h54" />
    <Path d="M492 276h36v46h-36z" fill="paper" />
    <Path d="M500 300l10-9 10 9v14h-20z" fill="wool" line="thin" />
    <Path d="M478 222c4-10 14-6 16-12s14-6 18 0 12-4 16 4 10 2 12 8z" fill="pv-line" line="thin" />
  </>
);

export const insulationMaterials: Drawing = {
  id: 'insulationMaterials',
  ...SUBJECT,
  alt: 'Dämmstoffe nebeneinander: eine Rolle Mineralwolle, Platten aus Holzfaser, darauf eine Hartschaumplatte, daneben ein Sack Zelluloseflocken',
  draw: () => (
    <>
      <Frame />
      <Roll />
      <Boards />
      <Foam />
      <Sack />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
