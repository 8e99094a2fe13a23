import type { Text } from '../../../content/text';
import * as frame from '../../../styles/frame.css';
import type { TocEntry } from '../../derive';
import { Contents } from '../Contents/Contents';
import { opening } from '../Contents/Contents.css';
import { Summary } from './Summary';

/** The short answer beside the way to the long one, where other things come between the two. */
export function Opening({ points, toc }: { points: readonly Text[]; toc: readonly TocEntry[] }) {
  return (
    <div className={`${frame.wrap} ${opening}`}>
      <Contents toc={toc} />
      <Summary points={points} />
    </div>
  );
}
