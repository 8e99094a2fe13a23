import type { ReactNode } from 'react';
import * as frame from '../../../styles/frame.css';
import type { TocEntry } from '../../derive';
import { withForms } from '../../withForms';
import { RouteCallToAction } from '../CallToAction/RouteCallToAction';
import { Contents } from './Contents';
import * as styles from './Contents.css';

export interface ReadingProps {
  toc: readonly TocEntry[];
  /** Label of the call to action under the contents list; none where the page has none. */
  button?: string;
  /** Sections. */
  children: ReactNode;
}

/** The text of a page with its contents list: above it, or in a rail beside it on wide screens. */
export function Reading({ toc, button, children }: ReadingProps) {
  return (
    <div className={styles.reading}>
      <div className={`${frame.wrap} ${styles.place}`}>
        <Contents toc={toc}>
          {withForms && button && <RouteCallToAction size="default">{button}</RouteCallToAction>}
        </Contents>
      </div>
      {children}
    </div>
  );
}
