import type { ReactNode } from 'react';
import { InlineIcon } from '../../../browser/shell/InlineIcon';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { TocEntry } from '../../derive';
import * as styles from './Contents.css';

/** A table of contents from this many sections on. */
const CONTENTS_FROM = 3;

/**
 * “Auf dieser Seite”: folded where space is short, open in a rail beside the text on wide screens, where
 * browser/contentsList.ts marks the section that is being read.
 */
export function Contents({ toc, children }: { toc: readonly TocEntry[]; children?: ReactNode }) {
  if (toc.length < CONTENTS_FROM) return null;
  return (
    <nav aria-labelledby="inhaltsverzeichnis" className={styles.contents} data-contents="">
      <h2 id="inhaltsverzeichnis" className={styles.title}>
        Auf dieser Seite
      </h2>
      <details className={styles.fold}>
        <summary>
          Auf dieser Seite
          <span className={styles.count}>{toc.length} Abschnitte</span>
          <InlineIcon name="chevron-down" />
        </summary>
        <ol className={styles.list}>
          {toc.map((entry) => (
            <li key={entry.id}>
              <SiteLink to={`#${entry.id}`}>{entry.label}</SiteLink>
            </li>
          ))}
        </ol>
      </details>
      {children && <div className={styles.call}>{children}</div>}
    </nav>
  );
}
