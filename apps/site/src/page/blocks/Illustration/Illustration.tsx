import { type ReactNode, useContext } from 'react';
import type { DrawingId } from '../../../illustrations';
import { DrawingMarks } from '../../../illustrations/DrawingMarks';
import { drawingOf } from '../../../illustrations/drawingOf';
import { LaterDrawings } from '../../laterDrawings';
import { fileOf } from './fileOf';
import { bleeding, illustration, later, lettered, withoutScript } from './Illustration.css';

/** Drawings whose ground line runs beyond their edges. */
const BLEEDING: ReadonlySet<DrawingId> = new Set<DrawingId>([
  'house',
  'houseBefore',
  'houseDay',
  'houseLabels',
  'houseLit',
  'houseNight',
  'skyline',
]);

/** Drawings with names around them, written on the page. */
const LETTERED: ReadonlySet<DrawingId> = new Set<DrawingId>(['facadeLayers']);

export interface IllustrationProps {
  art: DrawingId;
  /** Beside words that say it all: hides a drawing that says something elsewhere. */
  decorative?: boolean;
  className?: string;
  /**
   * How a page gets the marks: `lazy`, from their file once a reader comes near. For what stands in its first fold:
   * `inline`, as part of the page, or `eager`, from their file with the page, for what would make it heavy. `shared`: from
   * the same drawing that the page holds `inline`. Default: `lazy`.
   */
  loading?: 'inline' | 'eager' | 'shared' | 'lazy';
  /** Shown by scripts alone, so that readers without them need no double. Default: false. */
  scripted?: boolean;
  /** Where the drawing stands in a box of other proportions, or that it fills it. Default: in its middle. */
  place?: 'xMaxYMax' | 'xMidYMid slice';
}

/**
 * A drawing, coloured by the theme's custom properties; its markup is not part of the JavaScript. Hidden from assistive
 * technology where it only decorates.
 *
 * An SVG `<use>` knows no lazy loading. In a page, a drawing that may wait has its address in `data-href`, which
 * `browser/laterDrawings.ts` puts in force, and stands a second time for readers without scripts.
 */
export function Illustration({
  art,
  decorative = false,
  className = '',
  loading = 'lazy',
  scripted = false,
  place,
}: IllustrationProps) {
  const isPage = useContext(LaterDrawings);
  const { width, height, alt } = drawingOf(art);
  const edge = BLEEDING.has(art) ? bleeding : LETTERED.has(art) ? lettered : '';
  const name = alt && !decorative ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  const file = fileOf(art);
  const drawing = (marks: ReactNode, kind = '') => (
    <svg
      {...name}
      className={`${illustration} ${edge} ${kind} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={place}
    >
      {marks}
    </svg>
  );
  const id = `zeichnung-${art}`;
  if (isPage && loading === 'inline') return drawing(<DrawingMarks drawing={drawingOf(art)} id={id} />);
  if (isPage && loading === 'shared') return drawing(<use href={`#${id}`} />);
  const now = drawing(<use href={file} />);
  if (!isPage || loading === 'eager') return now;
  const waiting = drawing(<use data-href={file} />, later);
  if (scripted) return waiting;
  return (
    <>
      {waiting}
      <noscript className={withoutScript}>{now}</noscript>
    </>
  );
}
