import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Path, Rect } from './parts/marks.tsx';
import { Bricks } from './parts/masonry.tsx';
import { Balconies, Chimneys, Door, Front } from './parts/streetFronts.tsx';
import { StreetPane } from './parts/townHouses.tsx';

export const cityHamburg: Drawing = {
  id: 'cityHamburg',
  ...SUBJECT,
  alt: 'Ein Hamburger Wohnblock aus rotem Backstein mit weißen Sprossenfenstern und Balkonen, davor ein Kanal',
  draw: () => (
    <>
      <Chimneys xs={[96, 236, 426]} y={34} height={24} />
      <Rect box="30 34 500 268" fill="tile-soft" />
      <Bricks box="30 34 500 268" course={12} length={30} fill="tile-soft" />
      <Rect box="22 24 516 12" fill="slab" />
      <Path d="M206 36h76v266h-76z" fill="brick" />
      <Front
        bare
        x={36}
        y={302}
        width={168}
        storeys={4}
        storey={56}
        ground={42}
        columns={4}
        pane={[26, 36]}
        fill="brick"
        trim="frame"
        cross
        lit="0100000100100000"
      />
      <Front
        bare
        x={284}
        y={302}
        width={240}
        storeys={4}
        storey={56}
        ground={42}
        columns={6}
        pane={[26, 36]}
        fill="brick"
        trim="frame"
        cross
        without={[2, 3, 8, 9, 14, 15, 20, 21]}
        lit="0001001000000100"
      />
      <Front
        bare
        x={364}
        y={302}
        width={80}
        storeys={4}
        storey={56}
        ground={42}
        columns={2}
        pane={[24, 44]}
        fill="brick"
        trim="frame"
        lit="01000010"
      />
      <Balconies
        at={[
          [362, 256],
          [362, 200],
          [362, 144],
          [362, 88],
        ]}
        width={84}
        height={22}
      />
      <StreetPane d="M222 60h44v160h-44z" />
      <Path d="M244 60v160M222 92h44M222 124h44M222 156h44M222 188h44" line="thin" />
      <Door x={224} y={302} width={40} height={60} fill="leaf" />
      <Rect box="0 302 560 14" fill="slab" />
      <Rect box="0 316 560 42" fill="water" stroke="none" />
      <Path d={`M0 330${'q10-6 20 0t20 0'.repeat(14)}M0 346${'q14-6 28 0t28 0'.repeat(10)}`} stroke="cold" line={2} />
      <Path d="M0 316H560" />
      <Path d="M380 326h112l-16 22h-82z" fill="tile-strong" />
      <Path d="M404 326v-18h52l8 18z" fill="paper" />
      <Path d="M412 314h14M434 314h14" line="thin" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
