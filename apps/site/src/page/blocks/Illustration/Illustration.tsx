import { type DrawingId, drawings } from '../../../illustrations';
import { bleeding, illustration } from './Illustration.css';

/** Drawings whose ground line runs beyond their edges. */
const BLEEDING: ReadonlySet<DrawingId> = new Set<DrawingId>([
  'house',
  'houseDay',
  'houseLabels',
  'houseNight',
  'skyline',
]);

export interface IllustrationProps {
  art: DrawingId;
  /** Beside words that say it all: hides a drawing that says something elsewhere. */
  decorative?: boolean;
  className?: string;
  /** Where the drawing stands in a box of other proportions. Default: in its middle. */
  place?: 'xMaxYMax';
}

/**
 * A drawing from its own file, coloured by the theme's custom properties; its markup is not part of the JavaScript.
 * Hidden from assistive technology where it only decorates.
 */
export function Illustration({ art, decorative = false, className = '', place }: IllustrationProps) {
  const { width, height, alt } = drawings[art];
  const edge = BLEEDING.has(art) ? bleeding : '';
  const name = alt && !decorative ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg
      {...name}
      className={`${illustration} ${edge} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      focusable="false"
      preserveAspectRatio={place}
    >
      <use href={`/illustrations/${__DRAWINGS_VERSION__}/${art}.svg#d`} />
    </svg>
  );
}
