import type { SystemSize } from '../../../content/records';
import { formatFigure } from '../../../figures/format';
import * as cards from '../Cards/PictureCards.css';
import { FigureView } from '../Figures/FigureView';
import { mark } from '../Operator/OperatorList.css';
import { TextView } from '../Text/TextView';
import * as styles from './Sizes.css';

/** Three sizes of a photovoltaic system side by side, one of them marked as the most popular. */
export function Sizes({ sizes }: { sizes: readonly SystemSize[] }) {
  return (
    <ul className={`${cards.grid} ${cards.threes} ${cards.aligned}`}>
      {sizes.map((size) => (
        <li
          key={formatFigure(size.size)}
          className={size.mostPopular ? `${cards.card} ${cards.highlighted}` : cards.card}
        >
          <div className={cards.body}>
            <div className={cards.words}>
              {size.mostPopular && <span className={mark}>am beliebtesten</span>}
              <h3>{formatFigure(size.size)}</h3>
              <p>
                <TextView text={size.households} />
              </p>
            </div>
            <dl className={`${cards.facts} ${cards.end}`}>
              <div className={cards.fact}>
                <dt>Ertrag</dt>
                <dd>{formatFigure(size.yield)}</dd>
              </div>
              <div className={cards.fact}>
                <dt>Dachfläche</dt>
                <dd>{formatFigure(size.roofArea)}</dd>
              </div>
              <div className={cards.fact}>
                <dt>Kosten</dt>
                <dd className={styles.price}>
                  <FigureView figure={size.cost} />
                </dd>
              </div>
              <div className={cards.wordyFact}>
                <dt>Eigenverbrauch</dt>
                <dd>
                  <TextView text={size.ownConsumption} />
                </dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
