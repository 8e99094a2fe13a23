import type { ReactNode } from 'react';
import type { Drawing } from '../drawing.ts';
import type { Ink } from '../palette.ts';
import { Path, Rect } from './marks.tsx';

/** The size of drawings that head a card, and the floor that things stand on in them. */
export const CARD = { width: 272, height: 150, floor: 128 } as const;

const GROUNDS = { inside: 'room', outside: 'sky', wall: 'paper' } as const satisfies Record<string, Ink>;

/** A thing on its card: in a room, under the sky, or close to a wall. */
export const onCard = (where: keyof typeof GROUNDS, marks: ReactNode): Omit<Drawing, 'id'> => ({
  width: CARD.width,
  height: CARD.height,
  alt: '',
  draw: () => (
    <>
      <Rect box={`0 0 ${CARD.width} ${CARD.height}`} fill={GROUNDS[where]} stroke="none" />
      {marks}
    </>
  ),
});

/** What things stand on. */
export const CardFloor = ({ fill = 'slab' }: { fill?: Ink }) => (
  <>
    <Rect box={`0 ${CARD.floor} ${CARD.width} ${CARD.height - CARD.floor}`} fill={fill} stroke="none" />
    <Path d={`M0 ${CARD.floor}H${CARD.width}`} line="strong" />
  </>
);
