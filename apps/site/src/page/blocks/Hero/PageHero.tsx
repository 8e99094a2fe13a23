import type { ReactNode } from 'react';
import type { Text } from '../../../content/text';
import type { DrawingId } from '../../../illustrations';
import * as frame from '../../../styles/frame.css';
import { useCurrentPage } from '../../currentPage';
import { looks } from '../../looks';
import { Illustration } from '../Illustration/Illustration';
import { TextView } from '../Text/TextView';
import * as styles from './PageHero.css';
import { PageTrail } from './PageTrail';

export interface PageHeroProps {
  h1: ReactNode;
  lead: Text;
  art: DrawingId;
  /** What the drawing shows, under its ground line. */
  caption?: string;
  /** Buttons, dates and the like under the lead. */
  children?: ReactNode;
}

const GROUNDS = { sunny: '', sky: styles.sky, garden: styles.garden, plain: styles.plain } as const;

/** The beginning of every page but the first: where it stands, its heading, its answer, its drawing. */
export function PageHero({ h1, lead, art, caption, children }: PageHeroProps) {
  const { route } = useCurrentPage();
  return (
    <>
      <div className={`${styles.hero} ${GROUNDS[looks[route.template]]}`}>
        <div className={`${frame.wrap} ${styles.grid}`}>
          <div className={styles.copy}>
            <PageTrail />
            <h1 tabIndex={-1}>{h1}</h1>
            <p className={styles.lead}>
              <TextView text={lead} />
            </p>
            {children}
          </div>
        </div>
        <Illustration art={art} className={styles.picture} place="xMaxYMax" loading="inline" />
      </div>
      {caption && <p className={`${frame.wrap} ${styles.caption}`}>{caption}</p>}
    </>
  );
}
