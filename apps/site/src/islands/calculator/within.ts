import fc from 'fast-check';

/** Any number between the ends of an input, for tests of a tool. */
export const within = ({ min, max }: { readonly min: number; readonly max: number }): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true });
