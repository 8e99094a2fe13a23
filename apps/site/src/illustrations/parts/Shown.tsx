import type { ReactNode } from 'react';
import type { LetteredPart } from '../houseLetters.ts';

/** What a page may take away from a drawing, or bring into it. */
export type Shown =
  | 'advice'
  | 'boiler'
  | 'ceiling'
  | 'cellar'
  | 'draught'
  | 'facade'
  | 'heating'
  | 'interior'
  | `letter-${LetteredPart}`
  | 'plaster'
  | 'question'
  | 'roof'
  | 'shelf'
  | 'solar'
  | 'tiles'
  | 'window'
  | 'window-in-wall';

/**
 * Marks that a page shows or hides by the custom property `--house-…`, from 0 to 1. It reaches into a drawing as its
 * colours do; without it they are shown.
 */
export const Shown = ({ as, children }: { as: Shown; children: ReactNode }) => (
  <g opacity={`var(--house-${as},1)`}>{children}</g>
);

/** Marks that stay hidden until a page brings `--house-lit-…` to 1. */
export const Lit = ({ part, children }: { part: LetteredPart; children: ReactNode }) => (
  <g opacity={`var(--house-lit-${part},0)`}>{children}</g>
);
