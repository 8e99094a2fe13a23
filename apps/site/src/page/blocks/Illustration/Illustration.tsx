import { type ReactNode, useContext } from 'react';
import { type DrawingId, drawings } from '../../../illustrations';
import { LaterDrawings } from '../../laterDrawings';
import { bleeding, illustration, later, withoutScript } from './Illustration.css';

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
  /**
   * When a page fetches the file, as `loading` of an `<img>`: `lazy`, once a reader comes near, or `eager`, with the
   * page, for what stands in its first fold. Default: `lazy`.
   */
  loading?: 'eager' | 'lazy';
  /** Where the drawing stands in a box of other proportions. Default: in its middle. */
  place?: 'xMaxYMax';
}

/**
 * A drawing from its own file, coloured by the theme's custom properties; its markup is not part of the JavaScript.
 * Hidden from assistive technology where it only decorates.
 *
 * An SVG `<use>` knows no lazy loading. In a page, a drawing that may wait has its address in `data-href`, which
 * `browser/laterDrawings.ts` puts in force, and stands a second time for readers without scripts.
 */
export function Illustration({ art, decorative = false, className = '', loading = 'lazy', place }: IllustrationProps) {
  const waits = useContext(LaterDrawings) && loading === 'lazy';
  const { width, height, alt } = drawings[art];
  const edge = BLEEDING.has(art) ? bleeding : '';
  const name = alt && !decorative ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  const file = `/illustrations/${__DRAWINGS_VERSION__}/${art}.svg#d`;
  const drawing = (marks: ReactNode, kind = '') => (
    <svg
      {...name}
      className={`${illustration} ${edge} ${kind} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      focusable="false"
      preserveAspectRatio={place}
    >
      {marks}
    </svg>
  );
  const now = drawing(<use href={file} />);
  if (!waits) return now;
  return (
    <>
      {drawing(<use data-href={file} />, later)}
      <noscript className={withoutScript}>{now}</noscript>
    </>
  );
}
