import { buttonVariants } from '@sanierungsweg/ui/button';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { formatFigure } from '../../../figures/format';
import * as frame from '../../../styles/frame.css';
import { RELATED_CARDS, type RelatedPage } from '../../related';
import * as cards from '../Cards/PictureCards.css';
import { Illustration } from '../Illustration/Illustration';
import * as styles from './Related.css';

/** Pages that go on from here: three in pictures, the rest by name. */
export function Related({ pages }: { pages: readonly RelatedPage[] }) {
  const others = pages.slice(RELATED_CARDS);
  return (
    <nav className={`${frame.section} ${frame.soft} ${styles.related}`} aria-labelledby="weiter-titel" data-shared="">
      <div className={frame.wrap}>
        <h2 id="weiter-titel" className={styles.title}>
          Dazu passt
        </h2>
        <ul className={`${cards.grid} ${cards.threes} ${cards.aligned} ${cards.besideOnPhones}`}>
          {pages.slice(0, RELATED_CARDS).map(({ route, art, description, fact }) => (
            <li key={route.path} className={cards.card}>
              <div className={cards.picture}>
                <Illustration art={art} decorative className={styles.drawing} place="xMaxYMax" />
              </div>
              <div className={cards.body}>
                <div className={cards.words}>
                  <h3>
                    <SiteLink to={route.path}>{route.label}</SiteLink>
                  </h3>
                  <p>{description}</p>
                </div>
                {fact && (
                  <dl className={`${cards.facts} ${cards.end}`}>
                    <div className={cards.fact}>
                      <dt>{fact.label}</dt>
                      <dd>{formatFigure(fact)}</dd>
                    </div>
                  </dl>
                )}
              </div>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <ul className={styles.list}>
            {others.map(({ route }) => (
              <li key={route.path}>
                <SiteLink to={route.path} className={buttonVariants({ variant: 'outline' })}>
                  {route.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
