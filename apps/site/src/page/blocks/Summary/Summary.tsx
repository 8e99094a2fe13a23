import { SiteLink } from '../../../browser/shell/SiteLink';
import type { Text } from '../../../content/text';
import { plainText } from '../../../content/walk';
import * as frame from '../../../styles/frame.css';
import type { TocEntry } from '../../derive';
import { FundingNote } from '../Notes/FundingNote';
import { TextView } from '../Text/TextView';
import * as styles from './Summary.css';

/** A table of contents from this many sections on. */
const TOC_FROM = 3;

export interface SummaryProps {
  /** Stands above, where the page begins with something else. */
  heading?: string;
  points: readonly Text[];
  toc: readonly TocEntry[];
}

/** “Das Wichtigste in Kürze” beside the table of contents. */
export function Summary({ heading, points, toc }: SummaryProps) {
  return (
    <div className={styles.band}>
      {heading && (
        <div className={frame.wrap}>
          <h2 className={styles.above}>{heading}</h2>
        </div>
      )}
      <div className={`${frame.wrap} ${toc.length >= TOC_FROM ? styles.columns : ''}`}>
        <section aria-labelledby="kurz" className={styles.summary}>
          <h2 id="kurz" className={styles.title}>
            Das Wichtigste in Kürze
          </h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={plainText(point)}>
                <TextView text={point} />
              </li>
            ))}
          </ul>
          <FundingNote under={points} />
        </section>
        {toc.length >= TOC_FROM && (
          <nav aria-labelledby="inhaltsverzeichnis" className={styles.toc}>
            <h2 id="inhaltsverzeichnis" className={styles.tocTitle}>
              Auf dieser Seite
            </h2>
            <ol className={styles.tocList}>
              {toc.map((entry) => (
                <li key={entry.id}>
                  <SiteLink to={`#${entry.id}`}>{entry.label}</SiteLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
    </div>
  );
}
