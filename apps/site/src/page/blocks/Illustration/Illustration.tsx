import type { BakedArt } from '../../baked';
import { bleeding, illustration } from './Illustration.css';

/** Drawings whose ground line runs beyond their edges. */
const BLEEDING: ReadonlySet<string> = new Set(['house', 'houseLabels', 'skyline']);

/**
 * A drawing from its own file, coloured by the theme's custom properties; its markup is not part of the JavaScript.
 * Hidden from assistive technology where it only decorates.
 */
export function Illustration({ art, className = '' }: { art: BakedArt; className?: string }) {
  const edge = BLEEDING.has(art.id) ? bleeding : '';
  const name = art.alt ? { role: 'img', 'aria-label': art.alt } : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      className={`${illustration} ${edge} ${className}`}
      viewBox={`0 0 ${art.width} ${art.height}`}
      width={art.width}
      height={art.height}
      focusable="false"
    >
      <use href={`/illustrations/${__DRAWINGS_VERSION__}/${art.id}.svg#d`} />
    </svg>
  );
}
