import { Way, type WayLine } from '../calculator/Way';
import * as finder from './FundingFinder.css';

/** A programme that does not fit, and why, in a sentence. */
export interface OtherProgramme extends WayLine {
  readonly formula: string;
}

/** The programmes that do not fit; folded they still say why. */
export function Others({ lines }: { lines: readonly OtherProgramme[] }) {
  return (
    <details className={finder.others}>
      <summary>
        <span>
          Nicht für Sie: {lines.length} Programme.{' '}
          <span className={finder.reasons}>{[...new Set(lines.map(({ formula }) => formula))].join(' ')}</span>
        </span>
      </summary>
      <Way caption="Was nicht passt, und warum" sign="" lines={lines} />
    </details>
  );
}
