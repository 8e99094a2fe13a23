import type { ReactNode } from 'react';

/** One drawing. Its viewBox is `0 0 width height`, in units that are pixels at the size it was drawn for. */
export interface Drawing {
  /** File name without extension; equals the name it is exported under. */
  id: string;
  width: number;
  height: number;
  /** German text alternative; empty when the drawing only decorates. */
  alt: string;
  /** The marks. Presentation attributes only: the file is shown through `<use>`, which brings no style sheet along. */
  draw: () => ReactNode;
}

/** The size of the drawings at the head of a page; they stand on the ground line at their lower edge. */
export const SUBJECT = { width: 560, height: 360 } as const;
