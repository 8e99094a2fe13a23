import { type Drawing, SUBJECT } from './drawing.ts';
import { Battery } from './parts/electrics.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { Tree } from './parts/garden.tsx';
import { OutdoorUnit } from './parts/heating.tsx';
import { ModuleField } from './parts/ModuleField.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { WoolBox } from './parts/Wool.tsx';

/** Four storeys of a bar chart, each built from what it stands for: wool, pump, storage, sun. */
export const trends: Drawing = {
  id: 'trends',
  ...SUBJECT,
  alt: 'Vier wachsende Säulen aus Bauteilen der Sanierung, Dämmung, Wärmepumpe, Stromspeicher und Solarmodule, darüber eine steigende Linie',
  draw: () => (
    <>
      <WoolBox box="36 268 96 90" along="x" step={22} line={1.6} />
      <Rect box="160 216 96 142" fill="paper" />
      <OutdoorUnit x={170} y={356} width={76} plinth={8} />
      <Path d="M160 284h96" line="thin" />
      <Path d="M178 272v-34h60v34M208 238v34" fill="glass" line="thin" />
      <Rect box="284 160 96 198" fill="cellar" />
      <Battery x={302} y={356} width={60} height={84} />
      <Battery x={302} y={258} width={60} height={84} />
      <Rect box="408 116 96 242" fill="brick" />
      <Polygon points="396 120 416 64 528 64 516 120" fill="tile" />
      <ModuleField x={416} y={114} columns={2} width={40} height={44} slant={14} />
      <Path d="M424 146h26v34h-26zM462 146h26v34h-26zM424 206h26v34h-26z" fill="glass" />
      <Path d="M462 206h26v34h-26z" fill="wool" />
      <Path d="M437 146v34M475 146v34M437 206v34M475 206v34" line="thin" />
      <Rect box="440 284 34 74" fill="leaf" />
      <Path d="M52 222L176 160 300 104 414 34" line={4.5} stroke="warm-open" />
      <Path d="M392 36l26-4-6 26" line={4.5} stroke="warm-open" />
      <Path
        d="M59 222a7 7 0 1 0-14 0 7 7 0 1 0 14 0M183 160a7 7 0 1 0-14 0 7 7 0 1 0 14 0M307 104a7 7 0 1 0-14 0 7 7 0 1 0 14 0"
        fill="paper"
      />
      <Tree x={536} y={357} r={26} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
