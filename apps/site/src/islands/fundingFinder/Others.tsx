import { Way, type WayLine } from '../calculator/Way';
import * as finder from './FundingFinder.css';

/** The programmes that do not fit, and why. */
export function Others({ lines }: { lines: readonly WayLine[] }) {
  return (
    <details className={finder.others}>
      <summary>Nicht für Sie: {lines.length} Programme</summary>
      <Way caption="Was nicht passt, und warum" sign="" lines={lines} />
    </details>
  );
}
