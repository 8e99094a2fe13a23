import type { Drawing } from './drawing.ts';
import { houseLetters } from './houseLetters.ts';
import { TileTicks } from './parts/HouseShell.tsx';
import { Letter } from './parts/Letter.tsx';
import { Path, Polygon, Rect, Words } from './parts/marks.tsx';
import { Shown } from './parts/Shown.tsx';
import { WoolBox } from './parts/Wool.tsx';

/** Rafters without wool between them under old tiles, and the warmth that leaves through both. */
const OldRoof = () => (
  <Shown as="tiles">
    <Path d="M196 305.7L410 106 410 136 196 335.7zM624 305.7L410 106 410 136 624 335.7z" fill="wood" stroke="none" />
    <Path
      d="M356 156.4v30M302 206.8v30M248 257.1v30M464 156.4v30M518 206.8v30M572 257.1v30M196 306v29.7M624 306v29.7"
      line={1.75}
    />
    <Path d="M196 335.7L410 136 624 335.7M258 282.8L410 141 562 282.8" />
    <Polygon points="172 318.1 410 96 648 318.1 648 328.1 410 106 172 328.1" fill="slab" />
    <TileTicks from={[403, 102.5]} to={[172, 318]} count={8} reach={[-3.4, -3.4]} />
    <TileTicks from={[417, 102.5]} to={[648, 318]} count={8} reach={[3.4, -3.4]} />
    <Path d="M398 100q12-18 24 0l-4 8h-16z" fill="slab" />
    <Path
      d="M324 164q3-9-6.5-8t-6.5-8-6.5-8-6.5-8l-4.4-5.4m9.7 2.4l-9.7-2.4.4 10M480 146q9.6.6 6.5-8.5t6.5-8.5 6.5-8.5 6.5-8.5l4.3-5.6m-.1 10l.1-10-9.7 2.7"
      stroke="warm-open"
      line="strong"
    />
  </Shown>
);

/** Thin plaster on bare masonry, and the warmth that leaves through it. */
const BareWall = () => (
  <Shown as="plaster">
    <Path d="M236 297V486M584 297V402M584 472V486" />
    <Path
      d="M234 372q-5.500-9-11-2t-11 2-11-2l-7-1m9-4.600l-9 4.600 7 7M234 456q-5.500-9-11-2t-11 2-11-2l-7-1m9-4.600l-9 4.600 7 7"
      stroke="warm-open"
      line="strong"
    />
  </Shown>
);

/** Chimney, smoke, boiler and tank; in the garden, where the heat pump could stand, a washing line. */
const OldHeating = () => (
  <Shown as="boiler">
    <Path d="M330 168v-57h22v36z" fill="brick" />
    <Path d="M326 105h30v8h-30zM330 125h22M330 139h22M341 113v12M336 125v14M346 125v14" fill="brick" line="thin" />
    <Path d="M341 93c-9-8 8-14-2-24s8-16-3-28" stroke="current" line="strong" />
    <Rect box="262 515 92 27" fill="cellar" stroke="none" />
    <Path d="M270 503v23h55v20" stroke="warm" line="strong" />
    <Rect box="294 546 62 92" rx={4} fill="pv-line" />
    <Rect box="303 556 44 20" rx={2} fill="paper" line="thin" />
    <Path d="M309 566h10M326 566h.01M338 566h.01" line="strong" />
    <Rect box="307 590 36 34" rx={3} fill="line" stroke="none" />
    <Path
      d="M325 596c8 8 9 12 9 17a9 9 0 0 1-18 0c0-4 2-6 4-9 1 3 2 4 4 4 2-4 1-8 1-12z"
      fill="tile-strong"
      stroke="none"
    />
    <Path d="M366 584h50q6 0 6 6v48h-62v-48q0-6 6-6z" fill="slab" />
    <Path d="M374 600h34M374 612h34M391 584v-8" line="thin" />
    <Words x={391} y={631} size={15}>
      Öl
    </Words>
    <Path d="M106 486v-40M146 486v-40M106 452h40M126 452v-8" stroke="current" />
    <Path d="M112 452v14h9v-14M128 452c0 16 12 16 12 0" fill="paper" line={1.75} />
  </Shown>
);

const Shelf = () => (
  <Shown as="shelf">
    <Path d="M492 560h60M492 600h60M496 560v78M548 560v78" />
    <Path d="M500 560v-16h12v16zM516 560v-12h14v12z" fill="glass" line="thin" />
    <Path d="M534 560v-18h10v18z" fill="tile-soft" line="thin" />
    <Path d="M502 600v-14h16v14zM502 638v-24h38v24z" fill="wood" line="thin" />
    <Path d="M526 600v-18h14v18z" fill="leaf" line="thin" />
  </Shown>
);

/** A single pane, and the cold that comes in through it. */
const OldWindow = () => (
  <Shown as="draught">
    <Rect box="525 404 35 40" fill="room" stroke="none" />
    <Path d="M564 404h15v9h-15zM564 461h15v9h-15z" fill="paper" />
    <Path d="M571.5 413v48" stroke="cold-open" line={2.5} />
    <Path d="M560 470h-8M582 471h9" />
    <Path
      d="M556 412q-2.750-6-5.500 0t-5.500 0-5.500 0-5.500 0h-6m8-6l-8 6 8 6M556 432q-2.750-6-5.500 0t-5.500 0-5.500 0-5.500 0h-6m8-6l-8 6 8 6"
      stroke="cold"
      line={2.5}
    />
  </Shown>
);

/** Three panes in a wall that is still bare: further in than where wool will be around them. */
const WindowInWall = () => (
  <Shown as="window-in-wall">
    <Path d="M561 404h18v11h-18zM561 459h18v11h-18z" fill="paper" />
    <Path d="M560 470h-8M582 472h10" />
    <Path d="M565 415v44M570 415v44M575 415v44" stroke="cold-open" line={2} />
  </Shown>
);

/** The two owners have a question as long as nobody advises them. */
const Question = () => (
  <Shown as="question">
    <Path d="M347 396c11 0 19 7 19 16s-8 16-19 16l-6 7-1-8c-7-2-12-8-12-15 0-9 8-16 19-16z" fill="paper" line={1.75} />
    <Path d="M342 408c0-8 11-7 11-1 0 4-6 4-6 9M347 421h.01" />
  </Shown>
);

/** Letters whose leaders end in what lies over them here, or further on because nothing is there yet. */
const CoveredLetters = () => (
  <>
    <Shown as="tiles">
      <Shown as="letter-roof">
        <Letter {...houseLetters.roof} />
      </Shown>
    </Shown>
    <Shown as="boiler">
      <Shown as="letter-heating">
        <Letter {...houseLetters.heating} />
      </Shown>
    </Shown>
    <Shown as="plaster">
      <Shown as="letter-insulation">
        <Letter {...houseLetters.insulation} />
      </Shown>
    </Shown>
    <Shown as="shelf">
      <Shown as="letter-solar">
        <Letter {...houseLetters.solar} to={houseLetters.solar.before} />
      </Shown>
    </Shown>
  </>
);

/** What `house` does not show: how it was before, and insulation from within. To be laid over it, part by part. */
export const houseBefore: Drawing = {
  id: 'houseBefore',
  width: 800,
  height: 700,
  alt: '',
  draw: () => (
    <>
      <OldRoof />
      <Shown as="interior">
        <WoolBox box="259 284 9 82" />
        <WoolBox box="552 284 9 82" />
        <WoolBox box="259 385 9 100" />
        <WoolBox box="552 385 9 18" />
      </Shown>
      <Shown as="ceiling">
        <Polygon points="288 250 532 250 545 262 275 262" fill="wool" />
        <WoolBox box="288 250 244 12" />
      </Shown>
      <Shown as="cellar">
        <WoolBox box="258 502 304 11" />
      </Shown>
      <BareWall />
      <OldHeating />
      <Shelf />
      <OldWindow />
      <WindowInWall />
      <Question />
      <CoveredLetters />
    </>
  ),
};
