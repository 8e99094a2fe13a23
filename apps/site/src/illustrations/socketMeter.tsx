import { type Drawing, SUBJECT } from './drawing.ts';
import { Cable, Meter, Socket } from './parts/electrics.tsx';
import { GroundLine } from './parts/Ground.tsx';
import { Circle, Group, Path, Rect } from './parts/marks.tsx';

/** The distribution board with its rows of breakers. */
const Board = () => (
  <>
    <Rect box="72 52 190 246" rx={6} fill="paper" />
    <Meter x={92} y={74} scale={1.25} />
    <Path d="M182 80h62M182 98h62M182 116h44" line="thin" />
    <Rect box="90 186 154 38" fill="cellar" />
    <Rect box="90 240 154 38" fill="cellar" />
    <Path
      d="M112 186v38M134 186v38M156 186v38M178 186v38M200 186v38M222 186v38M112 240v38M134 240v38M156 240v38M178 240v38M200 240v38M222 240v38"
      line="thin"
    />
    <Path
      d="M98 194h6v12h-6zM120 194h6v12h-6zM142 194h6v12h-6zM164 194h6v12h-6zM208 194h6v12h-6zM98 248h6v12h-6zM120 248h6v12h-6zM164 248h6v12h-6zM186 248h6v12h-6zM208 248h6v12h-6z"
      fill="leaf"
      line="thin"
    />
    <Path d="M186 206h6v12h-6zM142 260h6v12h-6z" fill="tile" line="thin" />
  </>
);

export const socketMeter: Drawing = {
  id: 'socketMeter',
  ...SUBJECT,
  alt: 'Ein Zählerschrank mit Zähler und Sicherungen, von dem Leitungen zu Steckdose, Schalter und Lampe führen',
  draw: () => (
    <>
      <Path d="M28 358V28q0-8 8-8H524q8 0 8 8V358z" fill="room" />
      <Cable d="M262 204H320V132H360M262 258H336V270H452M320 132V76H456V96M168 298V358" />
      <Board />
      <Group x={386} y={132} scale={1.3}>
        <Rect box="-20 -20 40 40" rx={5} fill="paper" />
        <Path d="M-10-12H10V12H-10zM-10 0H10" fill="cellar" line="thin" />
      </Group>
      <Socket x={362} y={270} scale={1.35} />
      <Socket x={424} y={270} scale={1.35} />
      <Path d="M456 76v26" />
      <Path d="M424 146c0-30 14-44 32-44s32 14 32 44z" fill="wool" />
      <Path d="M444 146c0 14 24 14 24 0z" fill="paper" />
      <Path d="M424 270c40 0 20 60 64 60V358" line="strong" />
      <Rect box="408 258 32 24" rx={6} fill="tile-soft" />
      <Circle x={424} y={270} r={3} fill="line" stroke="none" />
      <GroundLine {...SUBJECT} />
    </>
  ),
};
