import { type Drawing, SUBJECT } from './drawing.ts';
import { GroundLine } from './parts/Ground.tsx';
import { Bush } from './parts/garden.tsx';
import { Circle, Path, Polygon, Rect } from './parts/marks.tsx';

export const windowTypes: Drawing = {
  id: 'windowTypes',
  ...SUBJECT,
  alt: 'Eine Hauswand mit verschiedenen Fenstern: Dachfenster, Sprossenfenster, Dreh-Kipp-Fenster, Schiebetür zur Terrasse und Haustür',
  draw: () => (
    <>
      <Polygon points="40 160 94 24 466 24 520 160" fill="tile" />
      <Path d="M52 130H508M64 100H496M76 70H484M86 44H474" line="thin" />
      <Polygon points="150 122 168 58 236 58 230 122" fill="paper" />
      <Polygon points="160 114 174 66 228 66 223 114" fill="glass" />
      <Polygon points="320 122 316 58 384 58 400 122" fill="paper" />
      <Polygon points="328 114 323 66 377 66 391 114" fill="glass" />
      <Path d="M184 96l14-18M342 96l14-18" stroke="paper" line={2.5} />
      <Rect box="60 160 440 198" fill="paper" />
      <Path d="M48 160h464v12H48z" fill="slab" />
      <Path d="M86 206h86v84H86zM206 206h74v84H206z" fill="paper" />
      <Path d="M92 212h34v72H92zM132 212h34v72H132zM212 212h62v72h-62z" fill="glass" />
      <Path d="M92 248h34M132 248h34M109 212v72M149 212v72" line="thin" />
      <Path d="M212 284l62-36-62-36M212 284l31-72 31 72" line="thin" dash="4 5" />
      <Path d="M78 290h102v8H78zM198 290h90v8H198z" fill="slab" />
      <Path d="M310 206h104v152H310z" fill="paper" />
      <Path d="M317 214h42v138h-42zM366 214h42v138h-42z" fill="glass" />
      <Path d="M328 300l20-28M378 264l18-24" stroke="paper" line={2.5} />
      <Path d="M362 282h-26m8-7-8 7 8 7" stroke="cold" line="strong" />
      <Path d="M434 232h50v126h-50z" fill="leaf" />
      <Path d="M446 244h26v34h-26z" fill="glass" line="thin" />
      <Circle x={474} y={302} r={3} fill="line" stroke="none" />
      <Path d="M428 222h62v10h-62z" fill="tile-soft" />
      <Bush x={112} y={357} scale={1.1} />
      <Bush x={206} y={357} scale={0.9} />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
