import type { ReactNode } from 'react';
import { InlineIcon } from '../../../browser/shell/InlineIcon';
import * as frame from '../../../styles/frame.css';
import * as styles from './Contents.css';

export interface FoldedProps {
  /** What lies in it, where it is folded. */
  summary: string;
  /** How many sections that is. */
  count: number;
  /** The sections. */
  children: ReactNode;
}

/** Sections that a phone folds, so that what follows is near; wide screens and paper show them. */
export function Folded({ summary, count, children }: FoldedProps) {
  return (
    <details className={styles.fold}>
      <summary className={frame.wrap}>
        {summary}
        <span className={styles.count}>{count} Abschnitte</span>
        <InlineIcon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
