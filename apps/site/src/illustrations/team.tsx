import type { ReactNode } from 'react';
import type { Drawing } from './drawing.ts';
import { Table } from './parts/furniture.tsx';
import { Path, Polygon, Rect } from './parts/marks.tsx';
import { Bust } from './parts/Person.tsx';
import { SCENE } from './parts/SceneGround.tsx';

/** Somebody at work behind a table. */
function atTable(person: ReactNode, onTable: ReactNode): Omit<Drawing, 'id'> {
  return {
    width: SCENE.width,
    height: SCENE.height,
    alt: '',
    draw: () => (
      <>
        <Rect box={`0 0 ${SCENE.width} ${SCENE.height}`} fill="room" stroke="none" />
        {person}
        {onTable}
        <Table x={40} y={172} width={192} height={44} />
      </>
    ),
  };
}

export const teamEditor: Drawing = {
  id: 'teamEditor',
  ...atTable(
    <Bust
      x={136}
      y={130}
      coat="leaf"
      hair="bun"
      hairInk="pv-line"
      skin="brick"
      glasses
      arms={['-16 -40 -28 -22 -12 -6', '16 -40 30 -24 34 -6']}
    />,
    <>
      <Polygon points="96 128 106 112 164 112 174 128" fill="paper" />
      <Path d="M112 118h30M108 123h26" line="thin" />
      <Path d="M170 120l14-22" line={4} stroke="tile-strong" />
    </>,
  ),
};

export const teamBuilder: Drawing = {
  id: 'teamBuilder',
  ...atTable(
    <Bust
      x={136}
      y={130}
      coat="wool"
      hair="helmet"
      hairInk="line"
      beard
      skin="wood"
      arms={['-16 -40 -30 -24 -34 -6', '16 -40 28 -22 20 -6']}
    />,
    <>
      <Path d="M92 128V96l20-16 20 16v32z" fill="paper" />
      <Path d="M106 128v-14h12v14" fill="leaf" line="thin" />
      <Polygon points="86 98 112 76 138 98 134 101 112 83 90 101" fill="tile" />
    </>,
  ),
};

export const teamPartners: Drawing = {
  id: 'teamPartners',
  ...atTable(
    <Bust
      x={136}
      y={130}
      coat="tile-soft"
      hair="long"
      hairInk="line"
      skin="skin-dark"
      arms={['-16 -40 -28 -22 -10 -6', '17 -42 28 -50 18 -64']}
    />,
    <>
      <Rect box="150 56 8 18" rx={2} fill="pv" />
      <Rect box="84 100 44 28" rx={2} fill="glass" />
      <Path d="M78 128h56" line="strong" />
    </>,
  ),
};
