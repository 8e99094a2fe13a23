import type { ReactNode } from 'react';
import * as frame from '../../../styles/frame.css';
import type { BakedArt, BakedText } from '../../baked';
import { Illustration } from '../Illustration/Illustration';
import { TextView } from '../Text/TextView';
import * as styles from './PageHero.css';
import { PageTrail } from './PageTrail';

export interface PageHeroProps {
  h1: ReactNode;
  lead: BakedText;
  art: BakedArt;
  /** The ground: yellow for guides, `sky` for cities, `garden` for trades, `plain` for pages without offers. */
  look?: 'sunny' | 'sky' | 'garden' | 'plain';
  /** Buttons, dates and the like under the lead. */
  children?: ReactNode;
}

const LOOKS = { sunny: '', sky: styles.sky, garden: styles.garden, plain: styles.plain } as const;

/** The beginning of every page but the first: where it stands, its heading, its answer, its drawing. */
export function PageHero({ h1, lead, art, look = 'sunny', children }: PageHeroProps) {
  return (
    <div className={`${styles.hero} ${LOOKS[look]}`}>
      <div className={`${frame.wrap} ${styles.grid}`}>
        <div className={styles.copy}>
          <PageTrail />
          <h1 tabIndex={-1}>{h1}</h1>
          <p className={styles.lead}>
            <TextView text={lead} />
          </p>
          {children}
        </div>
        <Illustration art={art} className={styles.picture} />
      </div>
    </div>
  );
}
