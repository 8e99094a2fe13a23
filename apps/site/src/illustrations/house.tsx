import type { Drawing } from './drawing.ts';
import { BY_NIGHT } from './dusk.ts';
import { houseLetters, letteredParts } from './houseLetters.ts';
import { PendantLamp, Sofa, Table } from './parts/furniture.tsx';
import { SoilStrokes } from './parts/Ground.tsx';
import { Bush, PotPlant } from './parts/garden.tsx';
import { HouseShell, ModuleRow } from './parts/HouseShell.tsx';
import { Air, FloorPipes, OutdoorUnit, Pipe, Tank } from './parts/heating.tsx';
import { Letter } from './parts/Letter.tsx';
import { Circle, Group, Path, Polygon, Rect } from './parts/marks.tsx';
import { Bust, Sitting } from './parts/Person.tsx';
import { Shown } from './parts/Shown.tsx';
import { StreetPane } from './parts/townHouses.tsx';

/** By night what stands before a dark sky has a rim, as other drawings have one from the page. */
const Rim = () => (
  <g opacity={BY_NIGHT}>
    <Path
      d="M176 328.1 172 318.1 398 100q12-18 24 0L648 318.1 644 328.1M172 322.1v12c0 8-12 8-12 0M648 322.1v12c0 8 12 8 12 0M810 486V392M810 440l20-18"
      stroke="pv-line"
      line={5.5}
    />
    <Shown as="facade">
      <Path d="M176 328.1L219 335.7V486M644 328.1L601 335.7V400M601 474V486" stroke="pv-line" line={5.5} />
    </Shown>
  </g>
);

/** By night nobody is upstairs but the lamp over the bed is on. Below, people sit and pipes are to be read: all is bright. */
const Night = () => (
  <g opacity={BY_NIGHT}>
    <Polygon points="258 366 258 282.8 410 141 562 282.8 562 366" fill="pv" stroke="none" />
    <Path d="M338 300h24l38 66H300z" fill="wool-soft" stroke="none" />
  </g>
);

const Upstairs = () => (
  <>
    <Circle x={410} y={222} r={27} fill="glass" />
    <g opacity={BY_NIGHT}>
      <Circle x={410} y={222} r={27} fill="sky" />
    </g>
    <Path d="M383 222h54M410 195v54" line="thin" />
    <Path d="M286 366v-44h8v20h84c8 0 12 6 12 14v10" fill="paper" />
    <Rect box="320 330 70 20" rx={7} fill="wool-soft" line="thin" />
    <Rect box="295 330 24 13" rx={5} fill="paper" line="thin" />
    <Path d="M446 330h86M452 330v36M526 330v36" />
    <Rect box="470 304 34 22" rx={2} fill="paper" line="thin" />
    <Path d="M481 366v-12h22v12z" fill="tile-soft" line="thin" />
    <Path d="M487 326v4M503 354v-24M446 282h52M446 282v-3M498 282v-3" line="thin" />
    <Path d="M452 282v-14h7v14zM459 282v-18h6v18z" fill="wool" line="thin" />
    <Path d="M470 282l3-13h6l-3 13z" fill="leaf" line="thin" />
    <PendantLamp x={350} y={262} drop={26} scale={0.86} />
  </>
);

/** The adviser, on the left, with the owners and the plan between them. */
const Advice = () => (
  <>
    <Shown as="advice">
      <Bust x={347} y={450} scale={0.62} coat="wool" hairInk="pv-line" glasses arms={['16 -38 22 -18 8 -4']} />
    </Shown>
    <Sitting x={293} y={485} scale={0.62} coat="leaf" hair="bun" skin="skin-dark" />
    <Sitting x={401} y={485} scale={0.62} coat="tile-soft" hair="long" hairInk="tile-strong" skin="brick" flip />
    <Shown as="advice">
      <Polygon points="324 445 331 437 364 437 372 445" fill="paper" line="thin" />
      <Path d="M337 441h22" line="thin" />
    </Shown>
    <Table x={312} y={485} width={70} height={38} />
  </>
);

const LivingRoom = () => (
  <>
    <StreetPane d="M440 400h84v46h-84z" />
    <Path d="M482 400v46M434 446h96" line="thin" />
    <Path d="M450 434l20-20M494 436l20-22" stroke="paper" line={2} />
    <Path
      d="M496 445c-1-9 3-15 9-15 1-4 1-7 3-10l4 4h4l4-4c2 4 2 9-1 13 3 4 4 8 3 12zM523 445c5-1 8-5 7-10 4 4 1 10-7 10z"
      fill="line"
      stroke="none"
    />
    <Sofa x={434} y={486} scale={0.86} />
    <PotPlant x={548} y={486} scale={0.85} />
  </>
);

const Cellar = () => (
  <>
    <Shown as="heating">
      <Tank x={296} y={532} width={54} height={104} />
      <Rect box="364 550 40 86" rx={12} fill="paper" />
      <Path d="M372 572h24" line="thin" />
      <Pipe of="cold" d="M384 588c-7 9-9 13-9 17a9 9 0 0 0 18 0c0-4-2-8-9-17z" />
      <Pipe of="warm" d="M240 578h56M323 532v-34M266 494V376" />
      <Pipe of="cold" d="M240 592h56" />
    </Shown>
    <Rect box="430 586 46 52" rx={4} fill="paper" />
    <Circle x={453} y={615} r={15} fill="glass" />
    <Path d="M436 595h10M462 595h8" line="thin" />
    <Shown as="solar">
      <Rect box="496 574 52 64" rx={5} fill="wool" />
      <Path d="M524 584l-13 24h9l-4 20 16-26h-10z" fill="line" stroke="none" />
      <Rect box="504 530 36 28" rx={3} fill="paper" line="thin" />
      <Path d="M510 544h6l4-6 5 12 4-6h6M522 558v16" line="thin" />
      <Path d="M552 262V520H522v10" line={2} dash="5 5" />
    </Shown>
  </>
);

const Earth = () => (
  <>
    <Path
      d="M60 560h26M74 566h26M660 640h26M676 646h26M640 540h20M700 580h30M712 586h24M110 652h28M185 628a5 5 0 1 0-10 0 5 5 0 1 0 10 0M754 628a6 6 0 1 0-12 0 6 6 0 1 0 12 0M660 600a4 4 0 1 0-8 0 4 4 0 1 0 8 0"
      stroke="pv-line"
      line={2}
    />
    <Shown as="heating">
      <Path d="M150 488v90h73" stroke="tile-strong" line="strong" />
      <Path d="M160 488v104h63" stroke="water" line="strong" />
      <Pipe of="warm" d="M224 578H262" />
      <Pipe of="cold" d="M224 592H262" />
    </Shown>
    <SoilStrokes x={6} to={212} y={498} stroke="pv-line" />
    <SoilStrokes x={616} to={796} y={498} stroke="pv-line" />
  </>
);

export const house: Drawing = {
  id: 'house',
  width: 800,
  height: 700,
  alt: 'Schnitt durch ein saniertes Einfamilienhaus. A: gedämmte Fassade. B: Heizung im Keller mit Wärmepumpe im Garten. C: Photovoltaik auf dem Dach. D: Fenster mit drei Scheiben. E: gedämmtes Dach. F: Energieberatung am Tisch mit den Eigentümern.',
  draw: () => (
    <>
      <Rim />
      <Path d="M810 486V392M810 440l20-18" />
      <Path
        d="M810 300c30 0 46 22 42 44 18 10 16 44-8 50-12 10-56 12-70 0-24-6-26-40-8-52-4-22 14-42 44-42z"
        fill="leaf"
      />
      <Path d="M810 414V352M810 384l16-14M810 372l-14-12" line="thin" />
      <Polygon points="258 486 258 282.8 410 141 562 282.8 562 486" fill="room" stroke="none" />
      <Rect box="258 502 304 138" fill="cellar" stroke="none" />
      <Night />
      <Upstairs />
      <LivingRoom />
      <Advice />
      <Cellar />
      <Rect box="258 366 304 18" fill="slab" />
      <Rect box="240 486 340 16" fill="slab" />
      <Shown as="heating">
        <FloorPipes x={268} to={554} y={372.5} />
        <FloorPipes x={268} to={554} y={491.5} />
      </Shown>
      <HouseShell cellar />
      <Shown as="solar">
        <ModuleRow from={[438.1, 109.9]} count={4} step={[46, 42.9]} />
      </Shown>
      <Shown as="heating">
        <OutdoorUnit x={100} y={486} width={74} plinth={8} />
        <Air x={90} y={448} scale={0.85} stroke="cold-open" />
      </Shown>
      <Group>
        <Bush x={18} y={486} />
        <Bush x={640} y={486} scale={0.9} />
        <Path d="M-1600 486H219M601 486H2400" line="ground" />
      </Group>
      <Earth />
      {letteredParts.map((part) => (
        <Shown key={part} as={`letter-${part}`}>
          {part === 'solar' ? (
            <Shown as="solar">
              <Letter {...houseLetters.solar} />
            </Shown>
          ) : (
            <Letter {...houseLetters[part]} />
          )}
        </Shown>
      ))}
    </>
  ),
};
