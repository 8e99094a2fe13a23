/** A lettered bubble of `house`: where it stands and what it points at, in units of the drawing. */
export interface HouseLetter {
  readonly letter: string;
  readonly at: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** What it points at while its part is still missing, where that is not the same place. */
  readonly before?: readonly [x: number, y: number];
  /** On the dark ground. */
  readonly ground?: true;
  /** How far from the left the leader comes into the house, whose rooms are bright in every theme. */
  readonly wall?: number;
}

/** In the order of the alphabet. Pages lay what can be pressed over them. */
export const houseLetters = {
  insulation: { letter: 'A', at: [636, 368], to: [584, 381] },
  heating: { letter: 'B', at: [118, 618], to: [302, 618], ground: true, wall: 240 },
  solar: { letter: 'C', at: [624, 182], to: [565, 219], before: [548, 230] },
  windows: { letter: 'D', at: [636, 437], to: [577, 437] },
  roof: { letter: 'E', at: [238, 150], to: [300, 209] },
  advice: { letter: 'F', at: [112, 382], to: [285, 436], wall: 240 },
} as const satisfies Record<string, HouseLetter>;

export type LetteredPart = keyof typeof houseLetters;

export const letteredParts = Object.keys(houseLetters) as LetteredPart[];
