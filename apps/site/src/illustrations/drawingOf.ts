import { type DrawingId, drawings } from '.';
import type { Drawing } from './drawing';

/**
 * A drawing by its id.
 * @throws If there is none, which the compiler tells as well.
 */
export function drawingOf(art: DrawingId): Drawing {
  if (Object.hasOwn(drawings, art)) return drawings[art];
  throw new Error(
    `There is no drawing “${art}”. Correct “art” where src/content/ names it, or draw it in src/illustrations/.`,
  );
}
