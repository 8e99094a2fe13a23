import * as frame from '../../../styles/frame.css';
import type { TocEntry } from '../../derive';
import { Contents } from '../Contents/Contents';
import { opening } from '../Contents/Contents.css';
import { Summary, type SummaryProps } from './Summary';

/** The short answer beside the way to the long one, where other things come between the two. */
export function Opening({ lead, points, toc }: SummaryProps & { toc: readonly TocEntry[] }) {
  return (
    <div className={`${frame.wrap} ${opening}`}>
      <Contents toc={toc} />
      <Summary points={points} lead={lead} />
    </div>
  );
}
